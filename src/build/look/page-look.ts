import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { transformSync } from "esbuild"

import { accentStyle } from "~/src/lib/document/accent"
import { completeLook, DEFAULT_LOOK, type Look, type ThemeSettings } from "~/src/lib/document/look"
import { directionOf } from "~/src/lib/texts/direction"

import { publishDisplayFont } from "./display-font"

const COLOUR = /--([a-z-]+):\s*light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)/gi
const LOOKS = path.join("src", "styles", "looks")

/** The colours of each theme by the names of their custom properties. */
export type Colours = Record<"light" | "dark", Record<string, string>>
type Settings = { theme: ThemeSettings; language: string; navigation?: readonly unknown[]; hasNotes: boolean }

/** Home, Projects and About. More items, such as Notes, need narrower ones on a phone. */
const FEW_ITEMS = 3

/** Publishes the display font of the settings, and returns what they change on every page; `font` is preloaded, null for none. */
export async function pageLook(settings: Settings, basePath: string) {
  const { theme, language, navigation = [], hasNotes } = settings
  const look = completeLook(theme)
  const font = publishDisplayFont(look.display, basePath)
  const count = navigation.length || FEW_ITEMS + Number(hasNotes)
  const items = count > FEW_ITEMS ? "many" : "few"
  const shared = { direction: directionOf(language), language: new Intl.Locale(language).language, navigation: items }
  const style = `${font?.style ?? ""}${lookStyle(look, shared)}${accentStyle(theme.accent)}`
  return { works: look.works, ratio: look.ratio, style, font: font?.address ?? null }
}

/**
 * Returns the rules of a look without its font; empty for the default look. Each choice but the default has a file.
 * @param shared what changes the style as the theme does: the direction of writing, the language, how many items the navbar has
 */
export function lookStyle(look: Look, shared: Record<string, string> = {}): string {
  const { display, text, works, ratio, corners, neutral } = look
  const files = Object.entries({ ...shared, display, text, works, corners, neutral }).map(([setting, value]) =>
    path.join(LOOKS, `${setting}-${value}.css`),
  )
  const styles = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"))
  return transformSync(styles.join("") + ratioStyle(ratio), { loader: "css", minify: true }).code.trim()
}

/** A cover on the home page is as wide as the window's height allows, as in lists.css. */
function ratioStyle(ratio: Look["ratio"]): string {
  if (ratio === DEFAULT_LOOK.ratio) return ""
  const [shape, lead] =
    ratio === "natural" ? ["auto", "100%"] : [ratio, `clamp(100%, (100svh - 25rem) * ${ratio}, 100% + 2 * var(--wide))`]
  return `.aspect-cover { aspect-ratio: ${shape}; max-height: none } :is(.lead, .card:has(> .lead)) { --lead: ${lead} }`
}

/** Returns the colours of both themes, as the settings change them. */
export function colourTokens(theme: ThemeSettings): Colours {
  const styles =
    readFileSync("src/styles/tokens.css", "utf8") + lookStyle(completeLook(theme)) + accentStyle(theme.accent)
  const colours = [...styles.matchAll(COLOUR)].map(([, name = "", light = "", dark = ""]) => ({ name, light, dark }))
  const of = (scheme: "light" | "dark") => Object.fromEntries(colours.map((colour) => [colour.name, colour[scheme]]))
  return { light: of("light"), dark: of("dark") }
}
