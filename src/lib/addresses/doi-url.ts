/**
 * Returns the address of a DOI, which may be encoded already.
 * @example doiUrl("10.1000/a#b") → "https://doi.org/10.1000/a%23b"
 */
export function doiUrl(doi: string): string {
  const encoded = encodeURI(doi).replace(/%25(?=[\da-f]{2})/gi, "%")
  return `https://doi.org/${encoded.replace(/[#?]/g, encodeURIComponent)}`
}
