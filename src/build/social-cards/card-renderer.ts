import { readFileSync } from "node:fs"
import type { MeasuredNode, Node } from "@takumi-rs/core"
import { create, type Font } from "fontkit"

import { cardFonts } from "~/src/build/social-cards/card-fonts"
import { CARD_HEIGHT, CARD_WIDTH } from "~/src/build/social-cards/card-layout"

export type CardRenderer = ReturnType<typeof openCardRenderer>

/** Spaces, joiners and the like, which need no glyph. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/**
 * Renders with Takumi and the fonts of cards, never with those of the machine. Takumi lays out a subset of CSS: it breaks
 * lines, joins letters and orders right-to-left text. It does not report missing glyphs, so fontkit reads the fonts for that.
 */
export function openCardRenderer(ownFolder?: string) {
  const files = cardFonts(ownFolder).map((file) => readFileSync(file))
  const family = files.map((_file, index) => `font-${index}`)
  const fonts: Font[] = []
  let opening: ReturnType<typeof openTakumi> | undefined

  const takumi = () => {
    opening ??= openTakumi(files, family)
    return opening
  }
  const hasGlyph = (character: string) =>
    files.some((file, index) => {
      fonts[index] ??= create(file) as Font
      return fonts[index].hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
    })
  const style = { display: "flex", flexDirection: "column", fontFamily: family.join(", ") } as const
  const inFonts = (node: Node): Node => ({ type: "container", style, children: [node] })

  return {
    /** Returns the characters of a text that no font has, each once. */
    missingCharacters: (text: string) =>
      [...new Set(text)].filter((character) => !INVISIBLE.test(character) && !hasGlyph(character)),
    async measure(node: Node): Promise<MeasuredNode> {
      const { children } = await (await takumi()).measure(inFonts(node))
      return children[0] as MeasuredNode
    },
    /** Returns the bytes of a PNG, or the RGBA pixels. */
    render: async (node: Node, format: "png" | "raw"): Promise<Uint8Array> =>
      (await takumi()).render(inFonts(node), { width: CARD_WIDTH, height: CARD_HEIGHT, format }),
  }
}

/** Called only by builds that draw a card, because it loads 8 MB. Some platforms have no binary; there, one thread draws all cards. */
async function openTakumi(files: readonly Buffer[], family: readonly string[]) {
  const { Renderer } = await import("@takumi-rs/core").catch(() => import("@takumi-rs/wasm/node"))
  const renderer = new Renderer()
  for (const [index, data] of files.entries()) await renderer.registerFont({ name: family[index] ?? "", data })
  return renderer
}
