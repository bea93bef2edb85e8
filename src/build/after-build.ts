import { existsSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"

import { CONTENT_FOLDER } from "~/src/build/content/content-folder"
import { readEnvironment } from "~/src/build/environment"
import { buildId, stampBuildId } from "~/src/build/outputs/build-id"
import { isRedirectPage, redirectPage } from "~/src/build/outputs/redirect-page"
import { resumeFile } from "~/src/build/outputs/resume-file"
import { publicFiles, readPublicFile, removePublic, writePublicFile } from "~/src/build/write-files"
import { type BuildManifest, LATEST_BUILD_PATH, manifestPath } from "~/src/lib/build-manifest"
import { canonicalUrl, projectPath, RESUME_PATH, type TrailingSlash, withTrailingSlash } from "~/src/lib/paths"

/** Gatsby's own, for addresses that match no page. */
const ERROR_PAGES = ["404.html", "500.html"]

const QUERY = /* GraphQL */ `
  {
    allSitePage {
      nodes {
        path
      }
    }
    allProject {
      nodes {
        path
        aliases
      }
    }
    siteSettings {
      siteUrl
    }
  }
`

type Published = {
  allSitePage: { nodes: { path: string }[] }
  allProject: { nodes: { path: string; aliases: string[] }[] }
  siteSettings: { siteUrl: string }
}

/** What the finished site holds besides what Gatsby writes: addresses without a slash, renamed projects, the résumé, the build's id. */
export async function onPostBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Published>(QUERY)
  if (errors || data === undefined) {
    reporter.panicOnBuild("The query for what was published failed.", errors)
    return
  }
  const environment = readEnvironment()
  const pages = data.allSitePage.nodes
    .map((node) => node.path.replace(/(?<=.)\/+$/, ""))
    .filter((page) => !page.endsWith(".html") && page !== "/404")
  const matcher = redirectsOf(data)

  removeOwnFiles()
  const id = buildId(
    publicFiles(".html", "page-data.json").map((file) => ({ path: file, content: readPublicFile(file) })),
  )
  for (const file of publicFiles(".html")) writePublicFile(file, stampBuildId(readPublicFile(file), id))
  for (const page of pages)
    writeSlashlessCopy(page, readPublicFile(path.posix.join(page, "index.html")), environment.trailingSlash)
  writeRedirects(matcher, { ...environment, siteUrl: data.siteSettings.siteUrl })
  writeResume()
  writeManifest({ id, timestamp: Date.now(), matcher, prerendered: pages.sort() })
}

function redirectsOf({ allProject }: Published): BuildManifest["matcher"] {
  return Object.fromEntries(
    allProject.nodes.flatMap(({ path: to, aliases }) => aliases.map((alias) => [projectPath(alias), { redirect: to }])),
  )
}

/** Removes what earlier builds added, so that a page that is gone is gone; the owner's own files stay. */
function removeOwnFiles(): void {
  removePublic("builds")
  for (const file of publicFiles(".html")) {
    const isCopy = path.posix.basename(file) !== "index.html" && !ERROR_PAGES.includes(file)
    if (existsSync(path.join("static", file))) continue
    if (isCopy || isRedirectPage(readPublicFile(file))) removePublic(file)
  }
}

/**
 * Addresses without a trailing slash need a file of their own: hosts answer `/about` with
 * `about.html` directly, but with a redirect when there is only `about/index.html` (R2).
 */
function writeSlashlessCopy(page: string, html: string, trailingSlash: TrailingSlash): void {
  if (trailingSlash !== "always" && page !== "/") writePublicFile(`${page}.html`, html)
}

function writeRedirects(
  matcher: BuildManifest["matcher"],
  site: { siteUrl: string; basePath: string; trailingSlash: TrailingSlash },
): void {
  for (const [from, { redirect }] of Object.entries(matcher)) {
    const to = `${site.basePath}${withTrailingSlash(redirect, site.trailingSlash)}`
    const html = redirectPage({ to, canonical: canonicalUrl(redirect, site) })
    writePublicFile(`${from}/index.html`, html)
    writeSlashlessCopy(from, html, site.trailingSlash)
  }
}

/** A résumé that is gone is gone here, too; a file of the owner's own below `static` stays. */
function writeResume(): void {
  const text = resumeFile(CONTENT_FOLDER)
  if (text !== null) writePublicFile(RESUME_PATH, text)
  else if (!existsSync(path.join("static", RESUME_PATH))) removePublic(RESUME_PATH)
}

function writeManifest(manifest: BuildManifest): void {
  const { id, timestamp } = manifest
  writePublicFile(LATEST_BUILD_PATH, JSON.stringify({ id, timestamp }))
  writePublicFile(manifestPath(id), JSON.stringify(manifest))
}
