/** Entry of the site script: every behaviour enhances HTML that already works without it. */
