import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { create, type Font } from "fontkit"

import { OWN_FONTS, ownFonts } from "~/src/build/social-cards/card-fonts"
import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { readSite } from "~/src/doctor/readers/read-site"
import { DISPLAY_FONTS } from "~/src/lib/document/look"

import { ownFont } from "./display-font"

/** The largest file that visitors should have to load before headings have their font. */
const MOST_BYTES = 30_000
const FIX = `Choose another font, or ${DISPLAY_FONTS.join(", ")}.`

/** Reports an own display font that is missing or must not be embedded, and warns about a large one. Fonts have to be readable. */
export async function checkDisplayFont(root: string): Promise<Diagnostic[]> {
  const { site, fields } = readSite(root)
  const display = site?.theme.display
  if (display === undefined || DISPLAY_FONTS.some((font) => font === display)) return []
  const place = fields.placeOf(["theme", "display"])
  const folder = path.join(root, path.basename(OWN_FONTS))
  const file = path.join(folder, display)
  if (!existsSync(file)) {
    const names = ownFonts(folder).map((font) => path.basename(font))
    const fix = names.length === 0 ? `Put the file into ${OWN_FONTS}/.` : `Fonts there: ${names.join(", ")}.`
    return [{ ...place, message: `There is no font ${formatValue(display)} in ${OWN_FONTS}/.`, fix }]
  }
  const font = create(readFileSync(file)) as Font
  if (font["OS/2"].fsType.noEmbedding) {
    const message = `The font ${formatValue(display)} says that its licence does not allow it on web pages.`
    return [{ ...place, message, fix: FIX }]
  }
  const { length } = await ownFont(display, root)
  if (length <= MOST_BYTES) return []
  const size = Math.round(length / 1000)
  const message = `The font ${formatValue(display)} is ${size} KB large even when it is cut to the characters of the site; ${MOST_BYTES / 1000} KB load well on a phone.`
  return [{ ...place, severity: "warning", message, fix: FIX }]
}
