import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { transformSync } from "esbuild"

import { accentStyle } from "~/src/lib/document/accent"
import { COVER_RATIOS, completeLook, type Look, type ThemeSettings } from "~/src/lib/document/look"

import { publishDisplayFace } from "./display-face"

const LOOKS = path.join("src", "styles", "looks")

/** What the settings change on every page: a style element, and which face is preloaded; null for nothing. */
export type PageLook = Pick<Look, "works" | "ratio"> & { style: string; face: string | null }

/** Publishes the display face of the settings, and returns what all pages need for their look. */
export async function pageLook(theme: ThemeSettings, basePath: string): Promise<PageLook> {
  const look = completeLook(theme)
  const face = await publishDisplayFace(look.display, basePath)
  const style = `${face?.style ?? ""}${lookStyle(look)}${accentStyle(theme.accent)}`
  return { works: look.works, ratio: look.ratio, style, face: face?.address ?? null }
}

/** Returns the rules of a look without its face; empty for the default look. Each choice but the default has a file. */
export function lookStyle({ ratio, ...look }: Look): string {
  const files = Object.entries(look).map(([setting, value]) => path.join(LOOKS, `${setting}-${value}.css`))
  const styles = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"))
  const ratioStyle = ratio === COVER_RATIOS[0] ? "" : `:root{--ratio:${ratio === "natural" ? "auto" : ratio}}`
  return transformSync(styles.join("") + ratioStyle, { loader: "css", minify: true }).code.trim()
}
