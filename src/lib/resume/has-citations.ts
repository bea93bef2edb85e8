/** Whether a publication comes from a BibTeX file. Otherwise webpack drops what only such publications need (V3). */
export const HAS_CITATIONS = typeof __HAS_CITATIONS__ === "undefined" || __HAS_CITATIONS__
