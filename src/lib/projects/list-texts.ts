import { en } from "~/src/lib/texts/en"

/** Texts of the lists of projects (X1). A separate file, so that no other page loads them. */
export const LIST_TEXTS = typeof __TEXTS__ === "undefined" ? en.list : __TEXTS__.list
