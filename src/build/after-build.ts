import { existsSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"

import { readEnvironment } from "~/src/build/environment"
import { headerPolicy } from "~/src/build/hosting/content-security-policy"
import { writeHostFiles } from "~/src/build/hosting/host-files"
import { pageDocuments } from "~/src/build/hosting/page-document"
import { finishPages, removeLeftovers } from "~/src/build/outputs/finish-pages"
import { redirectPage } from "~/src/build/outputs/redirect-page"
import { resumeFile } from "~/src/build/outputs/resume-file"
import { writeResumePdf } from "~/src/build/resume-pdf/write-resume-pdf"
import { removeUnusedScaledImages } from "~/src/build/scaled-images/keep-scaled-images"
import { writeSocialCards } from "~/src/build/social-cards/write-social-cards"
import { publicFiles, readPublicFile, writePublicFile } from "~/src/build/write-files"
import { writeMachineFiles } from "~/src/build/write-machine-files"
import { writeWebManifest } from "~/src/build/write-web-manifest"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { writeCompilation } from "~/src/gatsby/bundle/bundle-files"
import { type BuildManifest, LATEST_BUILD_PATH, manifestPath } from "~/src/lib/build-manifest"
import { documentPath } from "~/src/lib/document-path"
import { canonicalUrl, projectPath, RESUME_PATH, type TrailingSlash, withTrailingSlash } from "~/src/lib/paths"

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

type Matcher = BuildManifest["matcher"]

/**
 * Writes what the finished site holds besides what Gatsby writes: files without a slash, renamed projects, the résumé, files
 * for machines and hosts, the id of the build. Stops the build when a page holds code that the build did not put in (S1).
 */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const { graphql, reporter } = args
  const { data, errors } = await graphql<Published>(QUERY)
  if (errors || data === undefined) {
    reporter.panicOnBuild("The query for what was published failed.", errors)
    return
  }
  const environment = readEnvironment()
  const { trailingSlash } = environment
  const pages = data.allSitePage.nodes
    .map((node) => node.path.replace(/(?<=.)\/+$/, ""))
    .filter((page) => !page.endsWith(".html") && page !== "/404")
  const matcher = redirectsOf(data)
  const { page: document, code, services } = pageDocuments(args)
  writeResume()
  await writeResumePdf({ graphql, reporter }, environment)
  await writeMachineFiles({ graphql })
  await writeSocialCards({ reporter })
  await writeWebManifest({ graphql })
  writeCompilation(document.compilation)
  escapeAtSigns()
  const { id, problems } = finishPages({ code, sources: sourcesOf(args) })
  if (problems.length > 0) {
    reporter.panicOnBuild(problems.join("\n"))
    return
  }
  for (const page of pages) writeSlashlessCopy(page, readPublicFile(path.posix.join(page, "index.html")), trailingSlash)
  writeRedirects(matcher, { ...environment, siteUrl: data.siteSettings.siteUrl, policy: document.policy })
  removeLeftovers()
  removeUnusedScaledImages()
  const redirects = Object.entries(matcher).map(([from, { redirect: to }]) => ({ from, to }))
  writeHostFiles({ ...environment, redirects, services, policy: headerPolicy(document.policy) })
  writeManifest({ id, timestamp: environment.builtAt, matcher, prerendered: [...pages, ...ownDocuments()].sort() })
}

function redirectsOf({ allProject }: Published): Matcher {
  return Object.fromEntries(
    allProject.nodes.flatMap(({ path: to, aliases }) => aliases.map((alias) => [projectPath(alias), { redirect: to }])),
  )
}

/** The content file of each page that has one, by the page's path. */
function sourcesOf({ getNode, getNodesByType }: Pick<BuildArgs, "getNode" | "getNodesByType">): Map<string, string> {
  const pages = [...getNodesByType("Project"), ...getNodesByType("ContentPage")]
  return new Map(
    pages.map(({ path: projectPath, name, parent }) => {
      const file = String(getNode(parent ?? "")?.fileAbsolutePath)
      return [String(projectPath ?? (name === "home" ? "/" : `/${name}`)), path.relative(".", file)]
    }),
  )
}

/**
 * Addresses without a trailing slash need a file of their own: hosts answer `/about` with `about.html` directly, but with a
 * redirect when there is only `about/index.html` (R2).
 */
function writeSlashlessCopy(page: string, html: string, trailingSlash: TrailingSlash): void {
  if (trailingSlash !== "always" && page !== "/") writePublicFile(`${page}.html`, html)
}

type RedirectSite = { siteUrl: string; basePath: string; trailingSlash: TrailingSlash; policy: string }

function writeRedirects(matcher: Matcher, { policy, ...site }: RedirectSite): void {
  for (const [from, { redirect }] of Object.entries(matcher)) {
    const to = `${site.basePath}${withTrailingSlash(redirect, site.trailingSlash)}`
    const html = redirectPage({ to, canonical: canonicalUrl(redirect, site), policy })
    writePublicFile(`${from}/index.html`, html)
    writeSlashlessCopy(from, html, site.trailingSlash)
  }
}

function writeResume(): void {
  const text = resumeFile(CONTENT_FOLDER)
  if (text !== null) writePublicFile(RESUME_PATH, text)
}

/**
 * Writes the `@` of page data as an escape, which means the same wherever it stands in JSON: programs that search files for
 * e-mail addresses find none.
 */
function escapeAtSigns(): void {
  for (const file of publicFiles(".json").filter((file) => file.startsWith("page-data/"))) {
    const json = readPublicFile(file)
    if (json.includes("@")) writePublicFile(file, json.replaceAll("@", "\\u0040"))
  }
}

/** The paths of the owner's own HTML below `static/`: the app has no data for them, and must not take them for missing (E4). */
function ownDocuments(): string[] {
  const files = publicFiles(".html", ".htm").filter((file) => existsSync(path.join("static", file)))
  return [...new Set(files.map((file) => documentPath(`/${file}`)))]
}

function writeManifest(manifest: BuildManifest): void {
  const { id, timestamp } = manifest
  writePublicFile(LATEST_BUILD_PATH, JSON.stringify({ id, timestamp }))
  writePublicFile(manifestPath(id), JSON.stringify(manifest))
}
