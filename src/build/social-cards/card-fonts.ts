import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

/** Where owners put faces for scripts that ours do not have. */
export const OWN_FACES = "content/fonts"

const OURS: readonly { name: string; files: RegExp }[] = [
  // With its axis of optical sizes, so that large titles are set as on the pages.
  { name: "@fontsource-variable/newsreader", files: /-opsz-normal\.woff2$/ },
  { name: "@fontsource-variable/noto-serif", files: /-wght-normal\.woff2$/ },
  { name: "@fontsource-variable/noto-naskh-arabic", files: /-arabic-wght-normal\.woff2$/ },
  { name: "@fontsource-variable/noto-serif-hebrew", files: /-hebrew-wght-normal\.woff2$/ },
]

/** Where ours come from. */
export const FACE_PACKAGES = OURS.map(({ name }) => name)

const FACE = /\.(woff2?|ttf|otf)$/i

/** The files of all faces, the first choice first. */
export function listFaces(ownFolder = OWN_FACES): string[] {
  const { resolve } = createRequire(path.resolve("package.json"))
  const ours = OURS.flatMap(({ name, files }) =>
    filesOf(path.join(path.dirname(resolve(`${name}/package.json`)), "files"), files),
  )
  return [...ours, ...filesOf(ownFolder, FACE)]
}

/** Changes with the owner's faces. */
export function ownFacesDigest(ownFolder = OWN_FACES): string {
  const digest = createHash("sha256")
  for (const file of filesOf(ownFolder, FACE)) digest.update(`${path.basename(file)}\0`).update(readFileSync(file))
  return digest.digest("hex")
}

function filesOf(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => path.join(folder, file))
}
