/** Whether a publication comes from a BibTeX file. Otherwise webpack drops what only such publications need. */
export const HAS_CITATIONS = typeof __HAS_CITATIONS__ === "undefined" || __HAS_CITATIONS__
