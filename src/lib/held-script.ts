/** Marks the Google tag's scripts in the page, which are text until a visitor consents (Y3). */
export const HELD_SCRIPT = "data-held-script"

/** Marks a script of the app that waits, as text, for the page's boot script to put a live one in its place. */
export const HELD_APP_SCRIPT = "data-app-script"
