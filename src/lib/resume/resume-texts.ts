import { en } from "~/src/lib/texts/en"

/** Texts of the About page and the résumé (X1). A separate file, so that no other page loads them. */
export const RESUME_TEXTS = typeof __TEXTS__ === "undefined" ? en.resume : __TEXTS__.resume
