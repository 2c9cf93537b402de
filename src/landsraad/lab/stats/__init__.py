"""What the tables of many games show: counted (count), drawn (plots), and as one page (page)."""
