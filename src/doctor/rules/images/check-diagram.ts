import { statSync } from "node:fs"
import path from "node:path"

import { type Finding, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import { nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { checkFileName, resolveBeside, type TextPlace } from "~/src/doctor/readers/files/name-on-disk"
import { type Diagram, readDiagram, SITE_COLOURS } from "~/src/doctor/readers/images/read-diagram"

const MAX_BYTES = 200_000
const NAMES = SITE_COLOURS.map((name) => `--${name}`)

/**
 * Returns the name of an image's version for the dark theme, which may exist.
 * @example darkVersion("cover.png") → "cover.dark.png"
 */
export function darkVersion(src: string): string {
  return src.replace(/\.[^./]+$/, ".dark$&")
}

export function isDiagram(src: string): boolean {
  return /\.svg$/i.test(src)
}

/** Checks what is published of a drawing: an error if nothing is, a warning for each part that is left out (S6). */
export function checkDrawing(name: string, diagram: Diagram | null): Finding[] {
  const quoted = formatValue(name)
  if (diagram === null) {
    const message = `${quoted} has no <svg> with a size, or too many elements inside each other.`
    return [say("diagram-unreadable", message, 'Save it as SVG, with viewBox="0 0 640 400" and its own numbers.')]
  }
  const fix = "Save it as plain SVG: texts as texts or paths, and no links, scripts or other files."
  return diagram.dropped.map((what) => {
    return { severity: "warning", ...say("diagram-part", `${quoted} contains ${what}, which pages leave out.`, fix) }
  })
}

/** Checks a diagram that a text shows, and its version for the dark theme (M4). */
export function checkDiagram(text: TextPlace, src: string): Finding[] {
  const dark = darkVersion(src)
  const { kind } = resolveBeside(text, dark)
  const hasDark = kind === "file"
  const unreadable = hasDark || kind === "nothing" ? null : checkFileName(text, dark)
  if (unreadable !== null) return [unreadable]
  return [src, ...(hasDark ? [dark] : [])].flatMap((name): Finding[] => {
    const { path: file } = resolveBeside(text, name)
    const quoted = formatValue(name)
    const diagram = readDiagram(file)
    if (diagram === null) return checkDrawing(name, diagram)
    const { hasSiteColours, unknownColours } = diagram
    const kilobytes = Math.round(statSync(file).size / 1000)
    const look = unknownColours.map((colour) => {
      const message = `${quoted} names ${colour}, which is no colour of the site.`
      return say("diagram-colour", message, `In the file, write ${nearestName(colour, NAMES) ?? NAMES.join(", ")}.`)
    })
    if (kilobytes * 1000 > MAX_BYTES) {
      const message = `${quoted} has ${kilobytes} KB; visitors load it whole.`
      look.push(say("diagram-large", message, "Save it without what only its editor needs, or as PNG."))
    }
    if (!hasDark && !hasSiteColours) {
      const message = `${quoted} has no colour that follows the theme, so it may not be readable in the dark one.`
      const save = `save a version for the dark theme as ${path.basename(dark)} beside it.`
      look.push(say("diagram-dark", message, `Write currentColor for black in it, or ${save}`))
    }
    return [...checkDrawing(name, diagram), ...look.map((found) => ({ ...found, severity: "warning" as const }))]
  })
}
