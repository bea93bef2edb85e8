/** Marks the scripts of the Google tag in the page, which are text until a visitor consents (Y3). */
export const DEFERRED_TAG_SCRIPT = "data-held-script"

/** Marks a script of the app: text with the address as value, which the boot script replaces by a live script. */
export const DEFERRED_APP_SCRIPT = "data-app-script"
