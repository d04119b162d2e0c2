"""Era of the Ninja: rules, content, views and words."""
