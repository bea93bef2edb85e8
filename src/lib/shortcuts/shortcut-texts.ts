import { en } from "~/src/lib/texts/en"

/** Texts of the keyboard shortcuts (X1). A separate file, loaded when a key is first pressed. */
export const SHORTCUT_TEXTS = typeof __TEXTS__ === "undefined" ? en.shortcuts : __TEXTS__.shortcuts
