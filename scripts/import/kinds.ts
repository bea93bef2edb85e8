/** A folder of another site, and what its files become here. */
export type SourceFolder = {
  path: string
  becomes: "project" | "work" | "publications"
  /** Added to the fields of each project. */
  fields?: { featured?: true; draft?: true }
}

const projects = (...paths: string[]): SourceFolder[] => paths.map((path) => ({ path, becomes: "project" }))

/** Where each kind of site keeps its entries. What their fields mean is the doctor's matter. */
export const SITE_KINDS: Readonly<Record<string, readonly SourceFolder[]>> = {
  "al-folio": [...projects("_projects"), { path: "_bibliography", becomes: "publications" }],
  astro: projects("src/content/work", "src/content/projects", "src/content/blog", "src/content/posts"),
  bchiang7: [
    { path: "content/featured", becomes: "project", fields: { featured: true } },
    ...projects("content/projects"),
    { path: "content/jobs", becomes: "work" },
  ],
  hugo: projects("content/posts", "content/post", "content/blog", "content/projects", "content/portfolio"),
  hugoblox: projects("content/project", "content/projects"),
  jekyll: [...projects("_posts"), { path: "_drafts", becomes: "project", fields: { draft: true } }],
}
