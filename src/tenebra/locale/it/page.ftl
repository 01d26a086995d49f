# The browser page.
