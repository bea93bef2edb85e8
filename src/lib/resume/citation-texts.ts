import { en } from "~/src/lib/texts/en"

/** Texts of publications from a BibTeX file (X1). A separate file, so that no other site loads them. */
export const CITATION_TEXTS = typeof __TEXTS__ === "undefined" ? en.citations : __TEXTS__.citations
