import { type GatsbyWindow, gatsbyWindow, type Navigate } from "~/src/gatsby/browser/page-runtime"

export const gatsby = gatsbyWindow()

/** Sets Gatsby's globals: some functions of its loader, and its navigation. */
export function setPageRuntime(
  loader: Partial<GatsbyWindow["___loader"]> = {},
  navigate: Navigate = () => undefined,
): void {
  const pages = { loadPage: async () => ({ json: {} }), isPageNotFound: () => false }
  Object.assign(window, { ___loader: { ...pages, ...loader }, ___navigate: navigate })
}
