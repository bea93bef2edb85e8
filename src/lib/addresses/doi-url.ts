/** Returns the address of a DOI, which may be encoded already. */
export function doiUrl(doi: string): string {
  const encoded = encodeURI(doi).replace(/%25(?=[\da-f]{2})/gi, "%")
  return `https://doi.org/${encoded.replace(/[#?]/g, encodeURIComponent)}`
}
