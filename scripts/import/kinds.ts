import type { Collection } from "~/src/lib/addresses/paths"

/** A folder of another site, and what its files become here. */
export type SourceFolder = {
  path: string
  becomes: Collection | "work" | "publications"
  /** Added to the fields of each entry. */
  fields?: { featured?: true; draft?: true }
  /** The site builder, where it decides how a file is read. */
  system?: "hugo" | "jekyll"
}

const projects = (...paths: string[]): SourceFolder[] => paths.map((path) => ({ path, becomes: "projects" }))
const notes = (...paths: string[]): SourceFolder[] => paths.map((path) => ({ path, becomes: "notes" }))
const ofHugo = (folder: SourceFolder): SourceFolder => ({ ...folder, system: "hugo" })
const ofJekyll = (folder: SourceFolder): SourceFolder => ({ ...folder, system: "jekyll" })

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
  ].map(ofHugo),
  hugoblox: [...projects("content/project", "content/projects"), ...notes("content/post", "content/blog")].map(ofHugo),
  jekyll: [
    ...notes("_posts").map(ofJekyll),
    { path: "_drafts", becomes: "notes", fields: { draft: true }, system: "jekyll" },
  ],
}
