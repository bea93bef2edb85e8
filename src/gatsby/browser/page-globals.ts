/**
 * Sets what Gatsby's runtime reads from `window`, from the attributes of the boot script. Gatsby itself writes the path in a
 * script of each page, so every page would need a policy of its own. An empty `___chunkMapping` is enough: Gatsby's own is a
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
