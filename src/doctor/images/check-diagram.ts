import { existsSync, statSync } from "node:fs"
import path from "node:path"

import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { nearestName } from "~/src/doctor/fields/nearest-name"
import { readDiagram, SITE_COLOURS } from "~/src/doctor/images/read-diagram"

const MAX_BYTES = 200_000
const NAMES = SITE_COLOURS.map((name) => `--${name}`)

/** Returns the name of a diagram's version for the dark theme, which may exist. */
export function darkVersion(src: string): string {
  return src.replace(/\.svg$/i, ".dark.svg")
}

export function isDiagram(src: string): boolean {
  return /\.svg$/i.test(src)
}

/** Checks a diagram that a text shows, and its version for the dark theme (M4). */
export function checkDiagram(folder: string, src: string): Pick<Diagnostic, "message" | "fix" | "severity">[] {
  const dark = darkVersion(src)
  const hasDark = existsSync(path.resolve(folder, dark))
  return [src, ...(hasDark ? [dark] : [])].flatMap((name): ReturnType<typeof checkDiagram> => {
    const file = path.resolve(folder, name)
    const quoted = formatValue(name)
    const diagram = readDiagram(file)
    if (diagram === null) {
      return [
        {
          message: `${quoted} has no <svg> with a size, or too many elements inside each other.`,
          fix: 'Save it as SVG, with viewBox="0 0 640 400" and its own numbers.',
        },
      ]
    }
    const { dropped, hasSiteColours, unknownColours } = diagram
    const kilobytes = Math.round(statSync(file).size / 1000)
    return [
      ...dropped.map((what) => ({
        message: `${quoted} contains ${what}, which pages leave out.`,
        fix: "Save it as plain SVG: texts as texts or paths, and no links, scripts or other files.",
      })),
      ...unknownColours.map((colour) => ({
        message: `${quoted} names ${colour}, which is no colour of the site.`,
        fix: `In the file, write ${nearestName(colour, NAMES) ?? NAMES.join(", ")}.`,
      })),
      ...(kilobytes * 1000 > MAX_BYTES
        ? [
            {
              message: `${quoted} has ${kilobytes} KB; visitors load it whole.`,
              fix: "Save it without what only its editor needs, or as PNG.",
            },
          ]
        : []),
      ...(hasDark || hasSiteColours
        ? []
        : [
            {
              message: `${quoted} has no colour that follows the theme, so it may not be readable in the dark one.`,
              fix: `Write currentColor for black in it, or save a version for the dark theme as ${path.basename(dark)} beside it.`,
            },
          ]),
    ].map((found) => ({ ...found, severity: "warning" as const }))
  })
}
