import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { create, type Font } from "fontkit"
import { transliterate } from "transliteration"

import { OWN_FONTS } from "~/src/build/social-cards/card-fonts"

export type FaceRole = "display" | "text" | "strong"

/** A face, its name in the document, and how far it reaches above its line, as a part of its size. */
export type Face = { name: string; bytes: Buffer; ascent: number; has: (letter: string) => boolean }

export type Faces = {
  all: readonly Face[]
  /** The words as they can be printed, and the face to print them with. */
  choose: (text: string, role: FaceRole) => { face: Face; text: string }
  /** Letters of what was fitted that no face has. */
  missing: ReadonlySet<string>
}

const OURS: Readonly<Record<FaceRole, string>> = {
  display: "@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf",
  text: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
  strong: "@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf",
}

/** Scripts that run from right to left would come out in the wrong order. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** What changes how its neighbours look, and has no look of its own. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu

/**
 * The faces of a printed document. A text is set in the face of its role; where that lacks a letter, in the first that has all of them.
 * Letters that none has are written in Latin ones, or left out where that says nothing: nobody is shown an empty box.
 */
export function openFaces(ownFolder = OWN_FONTS): Faces {
  const resolver = createRequire(path.resolve("package.json"))
  const roles = Object.entries(OURS).map(
    ([role, file]) => [role as FaceRole, openFace(role, resolver.resolve(file))] as const,
  )
  const byRole = Object.fromEntries(roles) as Record<FaceRole, Face>
  const own = ownFiles(ownFolder).map((file, index) => openFace(`own-${index}`, file))
  const all = [...roles.map(([, face]) => face), ...own]
  const missing = new Set<string>()
  const choose: Faces["choose"] = (given, role) => {
    const text = given.normalize("NFC").replace(INVISIBLE, "").replace(/\s+/g, " ").trim()
    const face = [byRole[role], byRole.text, ...own].find(({ has }) => [...text].every(has))
    if (face !== undefined) return { face, text }
    const lacking = [...text].filter((letter) => !byRole.text.has(letter))
    for (const letter of lacking) missing.add(letter)
    return { face: byRole.text, text: inLatin(text, byRole.text) }
  }
  return { all, choose, missing }
}

function inLatin(text: string, { has }: Face): string {
  const latin = transliterate(text, { ignore: [...text].filter(has) })
  return [...latin].filter(has).join("").replace(/\s+/g, " ").trim()
}

function openFace(name: string, file: string): Face {
  const bytes = readFileSync(file)
  const font = create(bytes) as Font
  const has = (letter: string) => !RIGHT_TO_LEFT.test(letter) && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  return { name, bytes, ascent: font.ascent / font.unitsPerEm, has }
}

function ownFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /\.(ttf|otf|woff2?)$/i.test(file))
    .sort()
    .map((file) => path.join(folder, file))
}
