import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { create, type Font } from "fontkit"

import { OWN_FONTS, ownFonts } from "~/src/build/social-cards/card-fonts"
import { type Diagnostic, formatValue, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import type { readSite } from "~/src/doctor/readers/content/content-file"
import { LOOK_CHOICES } from "~/src/lib/document/look"

/** The largest file that visitors should have to load before headings have their font. */
const MOST_BYTES = 100_000
const FIX = `Choose another font, or ${LOOK_CHOICES.display.join(", ")}.`

type Settings = Pick<ReturnType<typeof readSite>, "site" | "fields">

/** Reports fonts of the owner that cannot be read, else a display font that is missing or must not be embedded; warns about a large one. */
export function checkFonts(root: string, settings: Settings): Diagnostic[] {
  const folder = path.join(root, path.basename(OWN_FONTS))
  const fonts = ownFonts(folder)
  const damaged = fonts.filter(isDamaged).map((file) => ({
    ...{ file: `${OWN_FONTS}/${path.basename(file)}`, line: 1, column: 1, field: "font" },
    ...say("font-unreadable", "The file cannot be read as a font.", "Copy it again, or remove it."),
  }))
  return damaged.length > 0 ? damaged : checkDisplayFont(settings, folder, fonts)
}

function isDamaged(file: string): boolean {
  try {
    create(readFileSync(file))
    return false
  } catch {
    return true
  }
}

function checkDisplayFont({ site, fields }: Settings, folder: string, fonts: readonly string[]): Diagnostic[] {
  const display = site?.theme.display
  if (display === undefined || LOOK_CHOICES.display.some((font) => font === display)) return []
  const place = fields.placeOf(["theme", "display"])
  const file = path.join(folder, display)
  if (!existsSync(file)) {
    const names = fonts.map((font) => path.basename(font))
    const fix = names.length === 0 ? `Put the file into ${OWN_FONTS}/.` : `Fonts there: ${names.join(", ")}.`
    return [{ ...place, ...say("font-missing", `There is no font ${formatValue(display)} in ${OWN_FONTS}/.`, fix) }]
  }
  const bytes = readFileSync(file)
  const font = create(bytes) as Font
  if (font["OS/2"].fsType.noEmbedding) {
    const message = `The font ${formatValue(display)} says that its licence does not allow it on web pages.`
    return [{ ...place, ...say("font-licence", message, FIX) }]
  }
  if (bytes.length <= MOST_BYTES) return []
  const size = Math.round(bytes.length / 1000)
  const message = `The font ${formatValue(display)} has ${size} KB, which every visitor loads.`
  const fix = `Use a WOFF2 file of at most ${MOST_BYTES / 1000} KB, with only the characters that the site needs.`
  return [warn(place, say("font-large", message, fix))]
}
