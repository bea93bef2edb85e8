/**
 * Sets the globals of Gatsby's runtime from the attributes of the boot script. Gatsby itself writes the path in an inline
 * script of each page, so every page would need its own policy. An empty `___chunkMapping` is enough: Gatsby's own is a
 * string, in which its runtime never finds anything.
 */
export function setPageGlobals({ path, compilation }: DOMStringMap): void {
  // While developing, Gatsby sets them.
  if (path === undefined || compilation === undefined) return
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: compilation, ___chunkMapping: {} })
}

/** Returns the path that the page was rendered for, without base path; undefined on the server and while developing. */
export function renderedPath(): string | undefined {
  return typeof window === "undefined" ? undefined : (window as Window & { pagePath?: string }).pagePath
}
