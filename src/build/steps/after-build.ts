import type { BuildArgs } from "gatsby"

import { EDITOR_FOLDER, publishedEditor, publishedEditorPolicy } from "~/src/build/editor/published-editor"
import { readEnvironment } from "~/src/build/environment"
import { writeHostFiles } from "~/src/build/hosting/host-files"
import { filePolicies, hostRedirects } from "~/src/build/hosting/host-rules"
import { pageDocuments, sitePolicy } from "~/src/build/hosting/page-policy"
import { noteLanguageBuild, takeLanguageBuilds } from "~/src/build/languages/language-builds"
import { checkedPages } from "~/src/build/outputs/checked-pages"
import { finishPages } from "~/src/build/outputs/finish-pages"
import { writeSearchWords } from "~/src/build/outputs/write-search-words"
import { isOwnerFile, publicFiles, removeLeftovers, writePublicFile } from "~/src/build/public-files"
import { stripStatic } from "~/src/build/published-files/strip-static"
import { readPublished, unlistedPaths } from "~/src/build/read-published"
import { removeUnusedScaledImages } from "~/src/build/scaled-images/keep-scaled-images"
import { writeMachineFiles } from "~/src/build/steps/write-machine-files"
import { writeResume } from "~/src/build/steps/write-resume"
import { writeSocialCards } from "~/src/build/steps/write-social-cards"
import { type Redirect, writeRedirects, writeSlashlessCopies } from "~/src/build/write-redirects"
import { writeWebManifest } from "~/src/build/write-web-manifest"
import { writeCompilation } from "~/src/gatsby/webpack/bundle-files"
import { formerPath } from "~/src/lib/addresses/entry-paths"
import { COLLECTIONS, type Collection, documentPath } from "~/src/lib/addresses/paths"
import { originalLanguage } from "~/src/lib/addresses/site-languages"
import { type BuildManifest, LATEST_BUILD_PATH, manifestPath } from "~/src/lib/document/build-manifest"
import { formerTagPaths, groupTags } from "~/src/lib/entries/tags"

/** Writes all files that Gatsby does not write. Stops the build if a page contains code that the build did not add (S1). */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const { reporter } = args
  const published = readPublished(args)
  const { site, paths, sources } = published
  const { builtAt, originalContent } = readEnvironment()
  const { page: document, code, services } = await pageDocuments(published)
  const language = originalLanguage(site)
  const ofEntries = COLLECTIONS.flatMap((collection) => {
    const entries = published[collection]
    const tags = groupTags({ collection, entries: entries.filter(({ listed }) => listed), language })
    return [...entries.flatMap(formerPaths), ...formerTagPaths(collection, tags)]
  })
  const redirects = [...ofEntries, ...published.pages.flatMap(formerPaths)]
  // Of an unlisted entry, only the page at its former address leads to it: files of the host and the app list the others.
  const unlisted = unlistedPaths(published)
  const listed = redirects.filter(({ to }) => !unlisted.has(to))

  await stripStatic()
  await writeResume(published, (message) => reporter.warn(message))
  const checked = checkedPages(code)
  writeMachineFiles(published, checked)
  writeSearchWords()
  await writeSocialCards(args)
  await writeWebManifest(published)
  writeCompilation(document.compilation)
  const { id, problems } = finishPages(checked, sources)
  checked.keep()
  if (problems.length > 0) {
    reporter.panicOnBuild(problems.join("\n"))
    return
  }
  writeRedirects(redirects, site, document.policy)
  // A former address may end in .html.
  writeSlashlessCopies([...(site.trailingSlash === "always" ? [] : paths), ...redirects.map(({ from }) => from)])
  removeLeftovers()
  removeUnusedScaledImages()
  const hosted = { language: site.language, code, services, redirects: hostRedirects(listed, site) }
  noteLanguageBuild(hosted)
  if (originalContent === null) {
    const languages = takeLanguageBuilds(site.languages.slice(1))
    const all = [hosted, ...languages]
    for (const [file, content] of await publishedEditor(site.editing, site.basePath)) writePublicFile(file, content)
    const otherLanguages = languages.map(({ language }) => language)
    const editor = { folder: EDITOR_FOLDER, policy: `${publishedEditorPolicy()}; frame-ancestors 'none'` }
    writeHostFiles({
      ...site,
      policy: sitePolicy(all),
      policies: [...filePolicies(otherLanguages), ...(site.editing.publish ? [editor] : [])],
      redirects: all.flatMap((build) => build.redirects),
      otherLanguages,
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

type Former = { collection?: Collection; path: string; aliases?: readonly string[] }

function formerPaths({ collection, path, aliases = [] }: Former): Redirect[] {
  return aliases.map((alias) => ({ from: formerPath(collection ?? "pages", alias), to: path }))
}
