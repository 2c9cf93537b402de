"""The steps of the database's schema, oldest first."""
