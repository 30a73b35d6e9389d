"""Parts that pages, dialogs and sheets share."""
