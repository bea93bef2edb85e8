import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

import { FACE_PACKAGES, ownFacesDigest } from "~/src/build/social-cards/faces"
import type { SocialCard } from "~/src/build/social-cards/social-card"
import { CARDS_PATH } from "~/src/lib/paths"

/** The code of this room, and the packages that set, scale and press: what they change, changes every card. */
const OWN_CODE = "src/build/social-cards"
const PACKAGES = ["canvaskit-wasm", "sharp", ...FACE_PACKAGES]

export type CardFile = { path: string; type: "image/jpeg" | "image/png" }

let drawing: string | null = null

/**
 * Where a card is, below the base path. Its name changes with everything that its pixels depend on, so that hosts and
 * networks may keep it for good, and a card that is there need not be drawn again.
 */
export function cardFile({ title, label, text, name, accent, picture }: SocialCard): CardFile {
  drawing ??= drawingDigest()
  const shown = JSON.stringify({ title, label, text, name, accent, picture: picture?.digest ?? null, drawing })
  const digest = createHash("sha256").update(shown).digest("hex").slice(0, 20)
  // Lines of a drawing suffer from what makes photographs small; without a picture there are only letters.
  if (picture === null) return { path: `${CARDS_PATH}/${digest}.png`, type: "image/png" }
  return { path: `${CARDS_PATH}/${digest}.jpg`, type: "image/jpeg" }
}

function drawingDigest(): string {
  const digest = createHash("sha256").update(ownFacesDigest())
  const files = readdirSync(OWN_CODE).filter((file) => file.endsWith(".ts") && !file.includes(".test."))
  for (const file of files.sort()) digest.update(readFileSync(path.join(OWN_CODE, file)))
  const { resolve } = createRequire(path.resolve("package.json"))
  for (const name of PACKAGES) {
    const { version } = JSON.parse(readFileSync(resolve(`${name}/package.json`), "utf8"))
    digest.update(`${name}@${version}\0`)
  }
  return digest.digest("hex")
}
