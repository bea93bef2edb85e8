import { en } from "~/src/lib/texts/en"

/** Texts of the privacy page (X1). A separate file, so that only that page loads them. */
export const PRIVACY_TEXTS = typeof __TEXTS__ === "undefined" ? en.privacy : __TEXTS__.privacy
