"""What the first game of any game needs: lessons, a coach who follows them, patient partners."""
