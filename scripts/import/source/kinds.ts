import type { Collection } from "~/src/lib/addresses/paths"

/** A folder of another site, and what its files become here. */
export type SourceFolder = {
  path: string
  becomes: Collection | "pages" | "work"
  /** Added to the fields of each entry. */
  fields?: { featured?: true; draft?: true }
  /** The site builder, where it decides how a file is read. */
  system?: "hugo" | "jekyll"
}

const projects = (...paths: string[]): SourceFolder[] => paths.map((path) => ({ path, becomes: "projects" }))
const notes = (...paths: string[]): SourceFolder[] => paths.map((path) => ({ path, becomes: "notes" }))
/** Files directly in the folder, and the `index.md` of folders in it. */
const pages = (...paths: string[]): SourceFolder[] => paths.map((path) => ({ path, becomes: "pages" }))
const ofJekyll = (folder: SourceFolder): SourceFolder => ({ ...folder, system: "jekyll" })

const JEKYLL_DRAFTS: SourceFolder = { path: "_drafts", becomes: "notes", fields: { draft: true }, system: "jekyll" }

/** HugoBlox is a theme of Hugo. */
const HUGO = [
  ...notes("content/posts", "content/post", "content/blog", "content/talks", "content/talk", "content/news"),
  ...notes("content/event"),
  ...projects("content/projects", "content/project", "content/portfolio"),
  ...pages("content"),
].map((folder): SourceFolder => ({ ...folder, system: "hugo" }))

/** Where each kind of site keeps its entries. What their fields mean is in `scripts/import/fields`. */
export const SITE_KINDS: Readonly<Record<string, readonly SourceFolder[]>> = {
  "al-folio": [
    ...[...projects("_projects"), ...notes("_posts", "_talks", "_news"), ...pages("_pages")].map(ofJekyll),
    JEKYLL_DRAFTS,
  ],
  astro: [
    ...projects("src/content/work", "src/content/projects"),
    ...notes("src/content/blog", "src/content/posts", "src/content/talks"),
    ...pages("src/pages", "src/content/pages"),
  ],
  bchiang7: [
    { path: "content/featured", becomes: "projects", fields: { featured: true } },
    ...projects("content/projects"),
    ...notes("content/posts"),
    { path: "content/jobs", becomes: "work" },
  ],
  hugo: HUGO,
  hugoblox: HUGO,
  jekyll: [...[...notes("_posts", "_talks", "_news"), ...pages("_pages", "")].map(ofJekyll), JEKYLL_DRAFTS],
}
