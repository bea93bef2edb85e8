import { readFileSync } from "node:fs"
import { create, type Font } from "fontkit"
import { transliterate } from "transliteration"

import { ownFonts, RIGHT_TO_LEFT } from "~/src/build/social-cards/card-fonts"

export type PdfFonts = ReturnType<typeof openPdfFonts>
export type FontRole = "display" | "text" | "strong"

/** Format characters and variation selectors have no glyph of their own. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu

/** Opens the fonts of the PDF: one for each role, then the owner's. */
export function openPdfFonts(ownFolder?: string) {
  const bundled = (role: FontRole, file: string) => openFont(role, require.resolve(`@expo-google-fonts/${file}`))
  const byRole = {
    display: bundled("display", "newsreader/500Medium/Newsreader_500Medium.ttf"),
    text: bundled("text", "inter/400Regular/Inter_400Regular.ttf"),
    strong: bundled("strong", "inter/500Medium/Inter_500Medium.ttf"),
  }
  const missing = new Set<string>()
  const own = ownFonts(ownFolder).map((file, index) => openFont(`own-${index}`, file))
  return {
    all: [...Object.values(byRole), ...own],
    /** The characters of transliterated texts that the font for texts lacks. */
    missing,
    /** The font of the role, or else the first with all characters. Without one, the text is transliterated to Latin. */
    choose(given: string, role: FontRole) {
      const text = given.normalize("NFC").replace(INVISIBLE, "").replace(/\s+/g, " ").trim()
      const font = [byRole[role], byRole.text, ...own].find(({ has }) => [...text].every(has))
      if (font !== undefined) return { font, text }
      const { has } = byRole.text
      for (const character of text) if (!has(character)) missing.add(character)
      const latin = [...transliterate(text, { ignore: [...text].filter(has) })].filter(has).join("")
      return { font: byRole.text, text: latin.replace(/\s+/g, " ").trim() }
    },
  }
}

/** `ascent` is a multiple of the font size. */
function openFont(name: string, file: string) {
  const bytes = readFileSync(file)
  const font = create(bytes) as Font
  // pdfkit cannot lay out text that runs from right to left.
  const has = (character: string) =>
    !RIGHT_TO_LEFT.test(character) && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  return { name, bytes, ascent: font.ascent / font.unitsPerEm, has }
}
