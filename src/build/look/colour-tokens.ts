import { readFileSync } from "node:fs"

import { accentStyle } from "~/src/lib/document/accent"
import { completeLook, type ThemeSettings } from "~/src/lib/document/look"

import { lookStyle } from "./page-look"

const COLOUR = /--([a-z-]+):\s*light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)/gi

/** Returns the colours of both themes by the names of their custom properties, as the settings change them. */
export function colourTokens(theme: ThemeSettings): Record<"light" | "dark", Record<string, string>> {
  const styles =
    readFileSync("src/styles/tokens.css", "utf8") + lookStyle(completeLook(theme)) + accentStyle(theme.accent)
  const colours = [...styles.matchAll(COLOUR)].map(([, name = "", light = "", dark = ""]) => ({ name, light, dark }))
  const of = (scheme: "light" | "dark") => Object.fromEntries(colours.map((colour) => [colour.name, colour[scheme]]))
  return { light: of("light"), dark: of("dark") }
}
