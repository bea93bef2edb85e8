import { readFileSync } from "node:fs"
import path from "node:path"
import { create } from "fontkit"

import { readEnvironment } from "~/src/build/environment"
import { checkDisplayFont } from "~/src/build/look/check-display-font"
import { OWN_FONTS, ownFonts } from "~/src/build/social-cards/card-fonts"
import { siteTexts } from "~/src/build/texts/site-texts"
import type { CheckedContent } from "~/src/doctor/check-content"
import { type Diagnostic, isError } from "~/src/doctor/diagnostic"
import { findDamagedImages } from "~/src/doctor/images/find-damaged-images"
import { checkTranslated } from "~/src/doctor/languages/check-languages"

import { checkFonts } from "./check-fonts"
import { checkSite } from "./check-site"

/** Runs every check that a build runs before it starts, without requests to other hosts. */
export async function checkForBuild(root: string): Promise<CheckedContent> {
  const { originalContent } = readEnvironment()
  if (originalContent !== null) return checkInLanguage(root, originalContent)
  const content = checkSite(root)
  return { ...content, diagnostics: [...content.diagnostics, ...(await findInFiles(root, content))] }
}

/**
 * Checks the content of a build in another language. The build of the originals, which follows, prints the warnings about the content
 * in all languages.
 */
async function checkInLanguage(root: string, originalContent: string): Promise<CheckedContent> {
  const { toOrigin, ...content } = checkTranslated(originalContent, siteTexts(root).language, { withDrafts: false })
  const found = await findInFiles(root, content)
  return { ...content, diagnostics: [...content.diagnostics.filter(isError), ...found.map(toOrigin)] }
}

async function findInFiles(root: string, { images }: CheckedContent): Promise<Diagnostic[]> {
  return [...(await findDamagedImages(root, images)), ...(await checkFontFiles(root))]
}

/** Reports fonts of the owner that cannot be read or used. If there are none, warns about texts that no font can show. */
async function checkFontFiles(root: string): Promise<Diagnostic[]> {
  const folder = path.join(root, path.basename(OWN_FONTS))
  const damaged = ownFonts(folder).filter(isDamaged)
  if (damaged.length === 0) return [...checkFonts(root, folder), ...(await checkDisplayFont(root))]
  return damaged.map((file) => ({
    ...{ file: `${OWN_FONTS}/${path.basename(file)}`, line: 1, column: 1, field: "font" },
    ...{ message: "The file cannot be read as a font.", fix: "Copy it again, or remove it." },
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
