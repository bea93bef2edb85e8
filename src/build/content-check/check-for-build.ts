import { checkSite } from "~/src/build/check-site"
import { readEnvironment } from "~/src/build/environment"
import { checkFonts } from "~/src/build/look/check-fonts"
import { checkPublishedFiles, staticFiles } from "~/src/build/published-files/check-published-files"
import { checkCvPages } from "~/src/build/resume-pdf/check-cv-pages"
import { siteTexts } from "~/src/build/site-texts"
import { checkTranslated } from "~/src/doctor/check-languages"
import type { DiagnosedContent } from "~/src/doctor/diagnose-content"
import { type Diagnostic, isError } from "~/src/doctor/diagnostics/diagnostic"
import { findDamagedImages } from "~/src/doctor/rules/images/find-damaged-images"

/** Runs every check that a build runs before it starts, without requests to other hosts. */
export async function checkForBuild(root: string): Promise<DiagnosedContent> {
  const { originalContent } = readEnvironment()
  if (originalContent !== null) return checkInLanguage(root, originalContent)
  const content = checkSite(root)
  const found = await findInFiles(root, { ...content, files: [...content.files, ...staticFiles(root)] })
  return { ...content, diagnostics: [...content.diagnostics, ...found] }
}

/** The build of the originals, which follows, prints the warnings about the content in all languages. */
async function checkInLanguage(root: string, originalContent: string): Promise<DiagnosedContent> {
  const content = checkTranslated(originalContent, siteTexts(root).language, { withDrafts: false })
  const found = await findInFiles(root, content)
  return { ...content, diagnostics: [...content.diagnostics, ...found].filter(isError) }
}

async function findInFiles(root: string, { settings, images, files }: DiagnosedContent): Promise<Diagnostic[]> {
  const inImages = await findDamagedImages(root, images)
  const inFiles = [...inImages, ...(await checkPublishedFiles(root, files)), ...checkFonts(root, settings)]
  return [...inFiles, ...(await checkCvPages(root))]
}
