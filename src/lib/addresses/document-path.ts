/** Returns the path that stands for all addresses under which hosts answer with one document: `/a`, `/a/`, `/a.html`, `/a/index.html`. */
export function documentPath(path: string): string {
  return path.replace(/(\/index)?\.html?$|\/+$/i, "") || "/"
}
