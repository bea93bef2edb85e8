import path from "node:path"
import type { BuildArgs } from "gatsby"

import { readEnvironment } from "~/src/build/environment"
import { headerPolicy } from "~/src/build/hosting/content-security-policy"
import { writeHostFiles } from "~/src/build/hosting/host-files"
import { pageDocuments } from "~/src/build/hosting/page-document"
import { finishPages, removeLeftovers } from "~/src/build/outputs/finish-pages"
import { resumeFile } from "~/src/build/outputs/resume-file"
import { isOwnerFile, publicFiles, readPublicFile, writePublicFile } from "~/src/build/public-files"
import { type Published, readPublished } from "~/src/build/read-published"
import { writeResumePdf } from "~/src/build/resume-pdf/write-resume-pdf"
import { removeUnusedScaledImages } from "~/src/build/scaled-images/keep-scaled-images"
import { writeSocialCards } from "~/src/build/social-cards/write-social-cards"
import { writeMachineFiles } from "~/src/build/write-machine-files"
import { type Redirect, writeRedirects, writeSlashlessCopies } from "~/src/build/write-redirects"
import { writeWebManifest } from "~/src/build/write-web-manifest"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { PAGE_PATHS, type PageName } from "~/src/doctor/schemas/page-schemas"
import { writeCompilation } from "~/src/gatsby/bundle/bundle-files"
import { documentPath, projectPath, RESUME_JSON_PATH } from "~/src/lib/addresses/paths"
import { type BuildManifest, LATEST_BUILD_PATH, manifestPath } from "~/src/lib/document/build-manifest"

/**
 * Writes the files that Gatsby does not write: redirects, the résumé, files for programs and hosts, the id of the build. Stops
 * the build when a page contains code that the build did not put in (S1).
 */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const { graphql, reporter } = args
  const environment = readEnvironment()
  const { trailingSlash } = environment
  const published = readPublished(args)
  const { site, paths, pages } = published
  const redirects = redirectsOf(published)
  const { page: document, code, services } = pageDocuments(args)

  const resume = resumeFile(CONTENT_FOLDER)
  if (resume !== null) writePublicFile(RESUME_JSON_PATH, resume)
  await writeResumePdf({ graphql, reporter }, environment)
  await writeMachineFiles(published, graphql)
  await writeSocialCards({ reporter })
  await writeWebManifest(pages.find(({ name }) => name === "home")?.description ?? "")
  writeCompilation(document.compilation)
  escapeAtSigns()
  const { id, problems } = finishPages({ code, sources: sourcesOf(args) })
  if (problems.length > 0) {
    reporter.panicOnBuild(problems.join("\n"))
    return
  }
  writeRedirects(redirects, { ...site, policy: document.policy })
  writeSlashlessCopies([...paths, ...redirects.map(({ from }) => from)], trailingSlash)
  removeLeftovers()
  removeUnusedScaledImages()
  writeHostFiles({ ...environment, redirects, services, policy: headerPolicy(document.policy) })
  const matcher = Object.fromEntries(redirects.map(({ from, to }) => [from, { redirect: to }]))
  writeManifest({ id, timestamp: environment.builtAt, matcher, prerendered: [...paths, ...ownDocuments()].sort() })
}

/** Returns the redirects of renamed projects. */
function redirectsOf({ projects }: Published): Redirect[] {
  return projects.flatMap(({ path: to, aliases }) => aliases.map((alias) => ({ from: projectPath(alias), to })))
}

/** Returns the content file of each page that has one, by the page's path. */
function sourcesOf({ getNode, getNodesByType }: Pick<BuildArgs, "getNode" | "getNodesByType">): Map<string, string> {
  const nodes = [...getNodesByType("Project"), ...getNodesByType("ContentPage")]
  return new Map(
    nodes.map(({ path: projectPath, name, parent }) => {
      const file = String(getNode(parent ?? "")?.fileAbsolutePath)
      return [String(projectPath ?? PAGE_PATHS[name as PageName]), path.relative(".", file)]
    }),
  )
}

/** Escapes the `@` of page data, which JSON reads as the same, so that no program that searches files finds an e-mail address. */
function escapeAtSigns(): void {
  for (const file of publicFiles(".json").filter((file) => file.startsWith("page-data/"))) {
    const json = readPublicFile(file)
    if (json.includes("@")) writePublicFile(file, json.replaceAll("@", "\\u0040"))
  }
}

/** Returns the paths of the owner's own HTML, which the app has no data for and must not report as missing (E4). */
function ownDocuments(): string[] {
  const files = publicFiles(".html", ".htm").filter(isOwnerFile)
  return [...new Set(files.map((file) => documentPath(`/${file}`)))]
}

function writeManifest(manifest: BuildManifest): void {
  const { id, timestamp } = manifest
  writePublicFile(LATEST_BUILD_PATH, JSON.stringify({ id, timestamp }))
  writePublicFile(manifestPath(id), JSON.stringify(manifest))
}
