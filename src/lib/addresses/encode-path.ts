/** Returns the address of a DOI, which may be encoded already. */
export function doiUrl(doi: string): string {
  const encoded = encodeURI(doi).replace(/%25(?=[\da-f]{2})/gi, "%")
  return `https://doi.org/${encoded.replace(/[#?]/g, encodeURIComponent)}`
}

/** Percent-encodes the parts of a path, so that it can be written in Markdown, HTML and URLs. */
export function encodePath(path: string): string {
  return path.replace(/[^/]+/g, (part) =>
    encodeURIComponent(part).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  )
}
