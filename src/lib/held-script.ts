/** Marks the Google tag's scripts in the page, which are text until a visitor consents (Y3). */
export const HELD_SCRIPT = "data-held-script"
