/** Returns one path for all addresses of a document: `/a` for `/a`, `/a/`, `/a.html` and `/a/index.html`. */
export function documentPath(path: string): string {
  return path.replace(/(\/index)?\.html?$|\/+$/i, "") || "/"
}
