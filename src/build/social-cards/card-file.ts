import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

import { FONT_PACKAGES, ownFontsDigest } from "~/src/build/social-cards/card-fonts"
import { CARDS_PATH } from "~/src/lib/addresses/paths"

/** The content of the image that represents a page where it is shared. */
export type SocialCard = {
  title: string
  /** The kind of page, e.g. the type and period of a project. */
  label: string | null
  /** A sentence; only cards without an image have room for it. */
  text: string | null
  /** The name of the site. */
  name: string
  /** The host of the site, used when no font has the characters of the name. */
  host: string
  /** A hexadecimal colour. */
  accent: string
  picture: { file: string; digest: string } | null
}

/** A change of this code or of these packages changes every card. */
export const CARD_CODE = "src/build/social-cards"
export const CARD_PACKAGES = ["@takumi-rs/core", "@takumi-rs/wasm", "fontkit", "sharp", ...FONT_PACKAGES]

let code: string | null = null

/**
 * Returns the file of a card, relative to the base path. Its name is a digest of the card and of the code that draws it, so
 * browsers can cache it forever and a later build need not draw it again.
 */
export function cardFile({ picture, ...words }: SocialCard): { path: string; type: string } {
  code ??= codeDigest()
  const inputs = Object.entries({ ...words, picture: picture?.digest ?? null, code }).sort()
  const digest = createHash("sha256").update(JSON.stringify(inputs)).digest("hex").slice(0, 20)
  const [ending, type] = picture === null ? ["png", "image/png"] : ["jpg", "image/jpeg"]
  return { path: `${CARDS_PATH}/${digest}.${ending}`, type }
}

function codeDigest(): string {
  const digest = createHash("sha256").update(ownFontsDigest())
  const files = readdirSync(CARD_CODE).filter((file) => file.endsWith(".ts") && !file.includes(".test."))
  for (const file of files.sort()) digest.update(readFileSync(path.join(CARD_CODE, file)))
  const packages = path.resolve(createRequire(path.resolve("package.json")).resolve("sharp/package.json"), "../..")
  for (const name of CARD_PACKAGES) {
    const { version } = JSON.parse(readFileSync(path.join(packages, name, "package.json"), "utf8"))
    digest.update(`${name}@${version}\0`)
  }
  return digest.digest("hex")
}
