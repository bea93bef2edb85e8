/** Styles that not every page needs (decision 61). */
export type PageSheets = {
  /** A page whose body has one of the classes needs the style, and a policy that has its hash. */
  parts: readonly { name: string; classes: readonly string[]; style: string; hash: string }[]
  /** A page contains the first set with all it needs, and loads a file of the others and of print after what its visitor sees. */
  sets: readonly { names: readonly string[]; later: string }[]
}

/** The id of the link to that file until it has come. */
export const LATER_STYLES_ID = "later-styles"

/** What all documents of a build have in common. */
export type PageDocument = {
  /** The content security policy (S1), with the hashes of all styles. */
  policy: string
  /** The addresses of the app's scripts, in their order. */
  appScripts: readonly string[]
  /** webpack's hash of the code. Gatsby compares it with `page-data/app-data.json` to notice a newer build. */
  compilation: string
  sheets: PageSheets
}

/** The placeholder for the id of the build, which is computed from the pages. Replaced once per page (S2). */
export const BUILD_ID_PLACEHOLDER = "build-id:6f1b2d0c9e5a4c7b8d3f"
