/** What Gatsby's runtime reads from `window` before it starts. */
type PageGlobals = { pagePath: string; ___webpackCompilationHash: string; ___chunkMapping: object }

/**
 * Sets what Gatsby's runtime expects on `window`, from the attributes of the boot script. Gatsby itself writes one script
 * per page for the path, which would give every page another policy. The mapping of chunks is a string in Gatsby 5.16, in
 * which it never finds anything: an empty object means the same.
 */
export function setPageGlobals({ path, compilation }: DOMStringMap): void {
  // While developing Gatsby sets them.
  if (path === undefined || compilation === undefined) return
  const globals: PageGlobals = { pagePath: path, ___webpackCompilationHash: compilation, ___chunkMapping: {} }
  Object.assign(window, globals)
}

/** Returns the path that the page was rendered for, without base path; undefined on the server and while developing. */
export function renderedPath(): string | undefined {
  return typeof window === "undefined" ? undefined : (window as Window & Partial<PageGlobals>).pagePath
}
