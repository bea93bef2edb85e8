import { en } from "~/src/lib/texts/en"

/** Texts of a project's page (X1). A separate file, so that no other page loads them. */
export const PROJECT_TEXTS = typeof __TEXTS__ === "undefined" ? en.project : __TEXTS__.project
