import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

/** The owner's fonts, for scripts that the bundled fonts do not have. */
export const OWN_FONTS = "content/fonts"

/** In the order in which they are tried. */
const BUNDLED: Readonly<Record<string, RegExp>> = {
  // The file with optical sizes: large titles look as they do on the pages.
  "@fontsource-variable/newsreader": /-opsz-normal\.woff2$/,
  "@fontsource-variable/noto-serif": /-wght-normal\.woff2$/,
  "@fontsource-variable/noto-naskh-arabic": /-arabic-wght-normal\.woff2$/,
  "@fontsource-variable/noto-serif-hebrew": /-hebrew-wght-normal\.woff2$/,
}

export const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

export const FONT_PACKAGES = Object.keys(BUNDLED)

/** Returns the font files of cards: the bundled ones, then the owner's. */
export function cardFonts(ownFolder = OWN_FONTS): string[] {
  const { resolve } = createRequire(path.resolve("package.json"))
  const bundled = Object.entries(BUNDLED).flatMap(([name, pattern]) =>
    filesIn(path.join(path.dirname(resolve(`${name}/package.json`)), "files"), pattern),
  )
  return [...bundled, ...ownFonts(ownFolder)]
}

export function ownFonts(folder = OWN_FONTS): string[] {
  return filesIn(folder, /\.(woff2?|ttf|otf)$/i)
}

export function ownFontsDigest(folder = OWN_FONTS): string {
  const digest = createHash("sha256")
  for (const file of ownFonts(folder)) digest.update(`${path.basename(file)}\0`).update(readFileSync(file))
  return digest.digest("hex")
}

function filesIn(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => pattern.test(file))
  return files.sort().map((file) => path.join(folder, file))
}
