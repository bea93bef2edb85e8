import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"

import { readEnvironment } from "~/src/build/environment"

type PagesResult = { allSitePage: { nodes: { path: string }[] } }

const PUBLIC = "public"
const STATIC = "static"
/** Gatsby's own, for addresses that match no page. */
const ERROR_PAGES = ["404.html", "500.html"]

/**
 * Addresses without a trailing slash need a file of their own: hosts answer `/about` with
 * `about.html` directly, but with a redirect when there is only `about/index.html` (R2).
 */
export async function onPostBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<PagesResult>("{ allSitePage { nodes { path } } }")
  if (errors || data === undefined) {
    reporter.panicOnBuild("The query for the list of pages failed.", errors)
    return
  }
  removePageFiles()
  if (readEnvironment().trailingSlash === "always") return
  for (const page of data.allSitePage.nodes.map((node) => node.path.replace(/\/+$/, ""))) {
    if (page === "" || page.endsWith(".html") || ERROR_PAGES.includes(`${page.slice(1)}.html`)) continue
    copyFileSync(path.join(PUBLIC, page, "index.html"), path.join(PUBLIC, `${page}.html`))
  }
}

/** Removes what earlier builds wrote here, so that a page that is gone is gone; the owner's own files stay. */
function removePageFiles(): void {
  const entries = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  for (const file of files.map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)))) {
    const isOurs = path.basename(file) !== "index.html" && !ERROR_PAGES.includes(file) && !isGatsbys(file)
    if (isOurs && !existsSync(path.join(STATIC, file))) rmSync(path.join(PUBLIC, file))
  }
}

function isGatsbys(file: string): boolean {
  return file.startsWith("~partytown") || file.startsWith("_gatsby")
}
