"""The walls: wall cards beside the market, whose walls are put up on tiles."""
