"""Learning: networks that find out by playing what wins. Only commands and tests come here."""
