import { readFileSync } from "node:fs"

import type { Published } from "~/src/build/read-published"
import { writeMachineFiles } from "~/src/build/write-machine-files"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

temporaryWorkingDirectory()

const site = {
  title: "Ada *Co*",
  siteUrl: "https://ada.dev",
  basePath: "/a&b",
  trailingSlash: "never",
  language: "en",
  author: { name: "Ada" },
  copyright: { year: 2025 },
} as Published["site"]

const engine = { slug: "engine", path: "/projects/engine", title: "Engine", summary: "Write to ada@engine.test." }

test("the sitemap escapes addresses and dates what names its last change; llms.txt describes every page", async () => {
  const published: Published = {
    site,
    paths: ["/", "/about", engine.path],
    pages: [
      { name: "home", title: "Home", description: "The work of Ada." },
      { name: "about", title: "About", description: "Her life." },
    ],
    projects: [{ ...engine, date: "2023", updated: "2024-05", tags: [], aliases: [] }],
    sources: new Map(),
  }
  await writeMachineFiles(published, async () => ({ data: { allProject: { nodes: [] } } }) as never)
  const sitemap = readFileSync("public/sitemap.xml", "utf8")
  expect(sitemap).toContain("<url><loc>https://ada.dev/a&amp;b/about</loc></url>")
  expect(sitemap).toContain("<loc>https://ada.dev/a&amp;b/projects/engine</loc><lastmod>2024-05</lastmod>")
  expect(readFileSync("public/llms.txt", "utf8")).toBe(
    "# Ada \\*Co\\*\n\n> The work of Ada.\n\n## Projects\n\n" +
      "- [Engine](https://ada.dev/a\\&b/projects/engine.md): Write to ada&#64;engine.test.\n\n" +
      "## More pages\n\n- [About](https://ada.dev/a\\&b/about.md): Her life.\n",
  )
})
