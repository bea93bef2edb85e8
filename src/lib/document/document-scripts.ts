/** An attribute of the Google tag's scripts, which do not run before the visitor consents (Y3). */
export const DEFERRED_TAG_SCRIPT = "data-deferred-script"

/** An attribute of the app's scripts, with the address as its value. The boot script replaces each by a live script. */
export const DEFERRED_APP_SCRIPT = "data-app-script"

/** The type of scripts with structured data. Only documents have them: the scripts of pages have no code for them. */
export const STRUCTURED_DATA_TYPE = "application/ld+json"
