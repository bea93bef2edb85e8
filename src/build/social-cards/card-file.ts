import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

import { FACE_PACKAGES, ownFacesDigest } from "~/src/build/social-cards/card-fonts"
import type { SocialCard } from "~/src/build/social-cards/social-card"
import { CARDS_PATH } from "~/src/lib/paths"

/** A change of this code or of these packages changes every card. */
export const CARD_CODE = "src/build/social-cards"
export const CARD_PACKAGES = ["canvaskit-wasm", "culori", "sharp", ...FACE_PACKAGES]

export type CardFile = { path: string; type: "image/jpeg" | "image/png" }

let code: string | null = null

/**
 * Returns where a card is, below the base path. Its name changes with every field of the card, which is all that
 * `drawCard` is given, and with the code that draws it: hosts and networks may keep the file for good, and the next build
 * need not draw it again.
 */
export function cardFile({ picture, ...words }: SocialCard): CardFile {
  code ??= codeDigest()
  const inputs = Object.entries({ ...words, picture: picture?.digest ?? null, code }).sort()
  const digest = createHash("sha256").update(JSON.stringify(inputs)).digest("hex").slice(0, 20)
  // Lines of a drawing suffer from what makes photographs small; without a picture there are only letters.
  if (picture === null) return { path: `${CARDS_PATH}/${digest}.png`, type: "image/png" }
  return { path: `${CARDS_PATH}/${digest}.jpg`, type: "image/jpeg" }
}

function codeDigest(): string {
  const digest = createHash("sha256").update(ownFacesDigest())
  const files = readdirSync(CARD_CODE).filter((file) => file.endsWith(".ts") && !file.includes(".test."))
  for (const file of files.sort()) digest.update(readFileSync(path.join(CARD_CODE, file)))
  const { resolve } = createRequire(path.resolve("package.json"))
  for (const name of CARD_PACKAGES) {
    const { version } = JSON.parse(readFileSync(resolve(`${name}/package.json`), "utf8"))
    digest.update(`${name}@${version}\0`)
  }
  return digest.digest("hex")
}
