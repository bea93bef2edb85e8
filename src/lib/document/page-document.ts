/** What every page's document of one build holds besides its content; the same on all pages. */
export type PageDocument = {
  /** The content security policy (S1). */
  policy: string
  /** The addresses of the app's scripts, in the order in which they start. */
  appScripts: readonly string[]
  /** Gatsby compares it with `page-data/app-data.json` to learn whether the host has other code. In hex digits. */
  compilation: string
}

/** Stands in every page for the id of the build, which is made of the pages. Replaced once per page (S2). */
export const BUILD_ID_PLACEHOLDER = "build-id:6f1b2d0c9e5a4c7b8d3f"
