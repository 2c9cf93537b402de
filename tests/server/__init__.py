"""Tests of the web server: real servers, real connections, real databases."""
