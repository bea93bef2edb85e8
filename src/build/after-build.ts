import type { BuildArgs } from "gatsby"

import { publishedEditor } from "~/src/build/editor/published-editor"
import { readEnvironment } from "~/src/build/environment"
import { writeHostFiles } from "~/src/build/hosting/host-files"
import { hostRedirects, securityHeaders } from "~/src/build/hosting/host-rules"
import { pageDocuments } from "~/src/build/hosting/page-document"
import { joinPolicies, noteLanguageBuild, takeLanguageBuilds } from "~/src/build/languages/language-builds"
import { checkedPages } from "~/src/build/outputs/checked-pages"
import { finishPages, removeLeftovers } from "~/src/build/outputs/finish-pages"
import { writeSearchShards } from "~/src/build/outputs/search-shards"
import { isOwnerFile, publicFiles, writePublicFile } from "~/src/build/public-files"
import { readPublished, unlistedPaths } from "~/src/build/read-published"
import { removeUnusedScaledImages } from "~/src/build/scaled-images/keep-scaled-images"
import { writeSocialCards } from "~/src/build/social-cards/write-social-cards"
import { writeMachineFiles } from "~/src/build/write-machine-files"
import { writeRedirects, writeSlashlessCopies } from "~/src/build/write-redirects"
import { writeResume } from "~/src/build/write-resume"
import { writeWebManifest } from "~/src/build/write-web-manifest"
import { writeCompilation } from "~/src/gatsby/bundle/bundle-files"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { documentPath } from "~/src/lib/addresses/paths"
import { type BuildManifest, LATEST_BUILD_PATH, manifestPath } from "~/src/lib/document/build-manifest"

/** Writes all files that Gatsby does not write. Stops the build if a page contains code that the build did not add (S1). */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const { reporter } = args
  const published = readPublished(args)
  const { site, paths, projects, notes, sources } = published
  const { builtAt, originalContent } = readEnvironment()
  const { page: document, code, services } = await pageDocuments(published)
  const redirects = [...projects, ...notes].flatMap(({ collection, path, aliases }) =>
    aliases.map((alias) => ({ from: entryPath(collection, alias), to: path })),
  )
  // Of an unlisted entry, only the page at its former address leads to it: files of the host and the app list the others.
  const unlisted = unlistedPaths(published)
  const listed = redirects.filter(({ to }) => !unlisted.has(to))

  const wrongCvs = await writeResume(published)
  const checked = checkedPages(code)
  await writeMachineFiles(published, checked, args.graphql)
  writeSearchShards()
  await writeSocialCards(args)
  await writeWebManifest(published)
  writeCompilation(document.compilation)
  const { id, problems: wrongPages } = finishPages(checked, sources)
  const problems = [...wrongCvs, ...wrongPages]
  if (problems.length > 0) {
    reporter.panicOnBuild(problems.join("\n"))
    return
  }
  writeRedirects(redirects, site, document.policy)
  if (site.trailingSlash !== "always") writeSlashlessCopies([...paths, ...redirects.map(({ from }) => from)])
  removeLeftovers()
  removeUnusedScaledImages()
  const hosted = { language: site.language, policy: document.policy, redirects: hostRedirects(listed, site) }
  noteLanguageBuild(hosted)
  if (originalContent === null) {
    const languages = takeLanguageBuilds(site.languages.slice(1))
    const all = [hosted, ...languages]
    for (const [file, content] of await publishedEditor(site.editing, site.basePath)) writePublicFile(file, content)
    // Browsers ignore the last directive in a page. The page of the editor has another policy; hosts send one policy with every page.
    const policies = site.editing.publish ? [] : [joinPolicies(all.map((build) => build.policy))]
    const policy = [...policies, "frame-ancestors 'none'"].join("; ")
    writeHostFiles({
      ...site,
      headers: securityHeaders(policy, services),
      redirects: all.flatMap((build) => build.redirects),
      otherLanguages: languages.map(({ language }) => language),
    })
  }
  const matcher = Object.fromEntries(listed.map(({ from, to }) => [from, { redirect: to }]))
  const build = { id, timestamp: builtAt }
  // The owner's own HTML files have no page data. With this list, the app knows that they exist (E4).
  const ownFiles = publicFiles(".html", ".htm").filter(isOwnerFile)
  // The error page suggests these addresses.
  const known = paths.filter((page) => !unlisted.has(page))
  const prerendered = [...new Set([...known, ...ownFiles.map((file) => documentPath(`/${file}`))])].sort()
  const manifest: BuildManifest = { ...build, matcher, prerendered }
  writePublicFile(LATEST_BUILD_PATH, JSON.stringify(build))
  writePublicFile(manifestPath(id), JSON.stringify(manifest))
}
