import { existsSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"

import { CONTENT_FOLDER } from "~/src/build/content/content-folder"
import { readSite } from "~/src/build/content/read-site"
import { writeCv } from "~/src/build/cv/write-cv"
import { readEnvironment } from "~/src/build/environment"
import { type PageSecurity, pageSecurity } from "~/src/build/hosting/secure-pages"
import { writeHostFiles } from "~/src/build/hosting/write-host-files"
import { buildId, type OutputFile, stampBuildId } from "~/src/build/outputs/build-id"
import { scriptsHash, withHash, writeAppData } from "~/src/build/outputs/compilation-hash"
import { holdScripts } from "~/src/build/outputs/hold-scripts"
import { removeLeftovers } from "~/src/build/outputs/leftovers"
import { isRedirectPage, redirectPage } from "~/src/build/outputs/redirect-page"
import { resumeFile } from "~/src/build/outputs/resume-file"
import { bootShrinker } from "~/src/build/outputs/shrink-boot"
import { VEILED_ENDINGS, veilEmails } from "~/src/build/outputs/veil-emails"
import { removeUnusedScaledPictures } from "~/src/build/scaled-pictures/keep-scaled-pictures"
import { writeSocialCards } from "~/src/build/social-cards/write-social-cards"
import { publicFiles, readPublicFile, removePublic, writePublicFile } from "~/src/build/write-files"
import { writeMachineFiles } from "~/src/build/write-machine-files"
import { writeWebManifest } from "~/src/build/write-web-manifest"
import { type BuildManifest, LATEST_BUILD_PATH, manifestPath } from "~/src/lib/build-manifest"
import { canonicalUrl, projectPath, RESUME_PATH, type TrailingSlash, withTrailingSlash } from "~/src/lib/paths"
import { type Allowing, listServices, type ServiceSettings } from "~/src/lib/services"

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
        video {
          embed {
            provider
            host
          }
        }
      }
    }
    siteSettings {
      siteUrl
    }
  }
`

type Published = {
  allSitePage: { nodes: { path: string }[] }
  allProject: {
    nodes: { path: string; aliases: string[]; video: { embed: { provider: string; host: string } | null } | null }[]
  }
  siteSettings: { siteUrl: string }
}

/** What the finished site holds besides what Gatsby writes: addresses without a slash, renamed projects, the résumé, the build's id. E-mail addresses in it are veiled. */
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

  const videos = data.allProject.nodes.flatMap(({ video }) => video?.embed ?? [])
  const services = servicesOf(videos)
  const security = pageSecurity(services)

  removeOwnFiles()
  writeResume()
  await writeCv({ graphql, reporter }, environment)
  await writeMachineFiles({ graphql })
  await writeSocialCards({ reporter })
  await writeWebManifest({ graphql })
  veilFiles()
  const hash = scriptsHash(readPublicFile(isOwners("404.html") ? "index.html" : "404.html"))
  writeAppData(hash)
  const finish = pageFinisher(hash)
  const id = buildId(outputFiles(finish))
  for (const file of publicFiles(".html")) {
    const html = stampBuildId(finish(file), id)
    writePublicFile(file, isOwners(file) ? html : security.secure(html))
  }
  for (const page of pages)
    writeSlashlessCopy(page, readPublicFile(path.posix.join(page, "index.html")), environment.trailingSlash)
  writeRedirects(matcher, { ...environment, siteUrl: data.siteSettings.siteUrl, secure: security.secure })
  removeLeftovers()
  removeUnusedScaledPictures()
  writeForHosts({ ...environment, matcher, services, policy: security.header() })
  writeManifest({ id, timestamp: environment.builtAt, matcher, prerendered: pages.sort() })
}

type PageFinisher = (file: string) => string

/** Reads a page as visitors get it, but for what tells of its build. The owner's own files stay as they are. */
function pageFinisher(hash: string): PageFinisher {
  const shrinkBoot = bootShrinker()
  return (file) => {
    const html = readPublicFile(file)
    return isOwners(file) ? html : veilEmails(file, withHash(shrinkBoot(holdScripts(html)), hash))
  }
}

/** What stands for all that visitors get, one file at a time: a large site does not fit into memory. */
function* outputFiles(finish: PageFinisher): Generator<OutputFile> {
  for (const file of publicFiles(".html")) yield { path: file, content: finish(file) }
  for (const file of publicFiles("page-data.json")) yield { path: file, content: readPublicFile(file) }
}

function isOwners(file: string): boolean {
  return existsSync(path.join("static", file))
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
    if (isOwners(file)) continue
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
  {
    secure,
    ...site
  }: { siteUrl: string; basePath: string; trailingSlash: TrailingSlash } & Pick<PageSecurity, "secure">,
): void {
  for (const [from, { redirect }] of Object.entries(matcher)) {
    const to = `${site.basePath}${withTrailingSlash(redirect, site.trailingSlash)}`
    const html = secure(redirectPage({ to, canonical: canonicalUrl(redirect, site) }))
    writePublicFile(`${from}/index.html`, html)
    writeSlashlessCopy(from, html, site.trailingSlash)
  }
}

type ForHosts = {
  basePath: string
  trailingSlash: TrailingSlash
  matcher: BuildManifest["matcher"]
  services: readonly Allowing[]
  policy: string
}

/** What hosts are told. */
function writeForHosts({ basePath, trailingSlash, matcher, services, policy }: ForHosts): void {
  const redirects = Object.entries(matcher).map(([from, { redirect: to }]) => ({ from, to }))
  writeHostFiles({ basePath, trailingSlash, redirects, services, policy })
}

/** The other hosts that the settings and the videos of the content allow. */
function servicesOf(videos: ServiceSettings["videos"]): readonly Allowing[] {
  const { site } = readSite(CONTENT_FOLDER)
  if (site === null) throw new Error("The settings can no longer be read.")
  return listServices({ ...site, videos })
}

/** A résumé that is gone is gone here, too; a file of the owner's own below `static` stays. */
function writeResume(): void {
  const text = resumeFile(CONTENT_FOLDER)
  if (text !== null) writePublicFile(RESUME_PATH, text)
  else if (!existsSync(path.join("static", RESUME_PATH))) removePublic(RESUME_PATH)
}

/** Leaves no e-mail address to be found by its characters in what is no page; the owner's own files stay as they are. */
function veilFiles(): void {
  for (const file of publicFiles(...VEILED_ENDINGS).filter((file) => !file.endsWith(".html") && !isOwners(file))) {
    const text = readPublicFile(file)
    const veiled = veilEmails(file, text)
    if (veiled !== text) writePublicFile(file, veiled)
  }
}

function writeManifest(manifest: BuildManifest): void {
  const { id, timestamp } = manifest
  writePublicFile(LATEST_BUILD_PATH, JSON.stringify({ id, timestamp }))
  writePublicFile(manifestPath(id), JSON.stringify(manifest))
}
