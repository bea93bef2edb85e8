import type { Collection } from "~/src/lib/addresses/paths"

/** A folder of another site, and what its files become here. */
export type SourceFolder = {
  path: string
  becomes: Collection | "work" | "publications"
  /** Added to the fields of each entry. */
  fields?: { featured?: true; draft?: true }
  /** Spaces divide tags, as in Jekyll. */
  hasSpacedTags?: true
}

const projects = (...paths: string[]): SourceFolder[] => paths.map((path) => ({ path, becomes: "projects" }))
const notes = (...paths: string[]): SourceFolder[] => paths.map((path) => ({ path, becomes: "notes" }))
const ofJekyll = (folder: SourceFolder): SourceFolder => ({ ...folder, hasSpacedTags: true })

/** Where each kind of site keeps its entries. What their fields mean is the doctor's matter. */
export const SITE_KINDS: Readonly<Record<string, readonly SourceFolder[]>> = {
  "al-folio": [
    ...[...projects("_projects"), ...notes("_posts")].map(ofJekyll),
    { path: "_bibliography", becomes: "publications" },
  ],
  astro: [...projects("src/content/work", "src/content/projects"), ...notes("src/content/blog", "src/content/posts")],
  bchiang7: [
    { path: "content/featured", becomes: "projects", fields: { featured: true } },
    ...projects("content/projects"),
    ...notes("content/posts"),
    { path: "content/jobs", becomes: "work" },
  ],
  hugo: [
    ...notes("content/posts", "content/post", "content/blog"),
    ...projects("content/projects", "content/portfolio"),
  ],
  hugoblox: [...projects("content/project", "content/projects"), ...notes("content/post", "content/blog")],
  jekyll: [
    ...notes("_posts").map(ofJekyll),
    { path: "_drafts", becomes: "notes", fields: { draft: true }, hasSpacedTags: true },
  ],
}
