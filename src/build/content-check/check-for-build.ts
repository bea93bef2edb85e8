import { readFileSync } from "node:fs"
import path from "node:path"
import { create } from "fontkit"

import { checkSite } from "~/src/build/check-site"
import { readEnvironment } from "~/src/build/environment"
import { checkDisplayFont } from "~/src/build/look/check-display-font"
import { checkPublishedFiles, staticFiles } from "~/src/build/published-files/check-published-files"
import { checkCvPages } from "~/src/build/resume-pdf/check-cv-pages"
import { siteTexts } from "~/src/build/site-texts"
import { OWN_FONTS, ownFonts } from "~/src/build/social-cards/card-fonts"
import { checkTranslated } from "~/src/doctor/check-languages"
import type { DiagnosedContent } from "~/src/doctor/diagnose-content"
import { type Diagnostic, isError, say } from "~/src/doctor/diagnostics/diagnostic"
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
  const { toOrigin, ...content } = checkTranslated(originalContent, siteTexts(root).language, { withDrafts: false })
  const found = await findInFiles(root, content)
  return { ...content, diagnostics: [...content.diagnostics.filter(isError), ...found.map(toOrigin)] }
}

async function findInFiles(root: string, { images, files }: DiagnosedContent): Promise<Diagnostic[]> {
  const inImages = await findDamagedImages(root, images)
  const inFiles = [...inImages, ...(await checkPublishedFiles(root, files)), ...checkFontFiles(root)]
  return [...inFiles, ...(await checkCvPages(root))]
}

function checkFontFiles(root: string): Diagnostic[] {
  const folder = path.join(root, path.basename(OWN_FONTS))
  const damaged = ownFonts(folder).filter(isDamaged)
  if (damaged.length === 0) return checkDisplayFont(root)
  return damaged.map((file) => ({
    ...{ file: `${OWN_FONTS}/${path.basename(file)}`, line: 1, column: 1, field: "font" },
    ...say("font-unreadable", "The file cannot be read as a font.", "Copy it again, or remove it."),
  }))
}

function isDamaged(file: string): boolean {
  try {
    create(readFileSync(file))
    return false
  } catch {
    return true
  }
}
