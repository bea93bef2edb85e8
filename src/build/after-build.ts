import { copyFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"

import { readTrailingSlash } from "~/src/build/environment"

type PagesResult = { allSitePage: { nodes: { path: string }[] } }

/**
 * Addresses without a trailing slash need a file of their own: hosts answer `/about` with
 * `about.html` directly, but with a redirect when there is only `about/index.html` (R2).
 */
export async function onPostBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  if (readTrailingSlash(process.env) === "always") return
  const { data, errors } = await graphql<PagesResult>("{ allSitePage { nodes { path } } }")
  if (errors || data === undefined) {
    reporter.panicOnBuild("The query for the list of pages failed.", errors)
    return
  }
  for (const page of data.allSitePage.nodes.map((node) => node.path.replace(/\/+$/, ""))) {
    if (page === "" || page.endsWith(".html")) continue
    copyFileSync(path.join("public", page, "index.html"), path.join("public", `${page}.html`))
  }
}
