"""The table as a graphics scene: it shows a model, and tells what people do with the pieces."""
