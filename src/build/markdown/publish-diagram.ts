import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import { toHtml } from "hast-util-to-html"

import type { themeColours } from "~/src/build/look/theme-colours"
import { writePublicFile } from "~/src/build/public-files"
import { darkVersion } from "~/src/doctor/images/check-diagram"
import { type Diagram, readDiagram, SITE_COLOUR } from "~/src/doctor/images/read-diagram"

/** A diagram as a page shows it: the paths of its files inside the site, and its size in pixels. */
export type PublishedDiagram = { light: string; dark: string; width: number; height: number }

/**
 * Publishes a diagram in the colours of each theme, sanitised, and its own version for the dark theme if there is one.
 * As images, browsers run no code in them. Null if the file is missing or no diagram, which only the development server
 * allows.
 */
export function publishDiagram(file: string, colours: ReturnType<typeof themeColours>): PublishedDiagram | null {
  const dark = darkVersion(file)
  const [light, own] = [file, dark].map((each) => (existsSync(each) ? readDiagram(each) : null))
  if (!light) return null
  const { width, height } = light
  const name = path.basename(file)
  return { light: publish(name, light, colours.light), dark: publish(name, own ?? light, colours.dark), width, height }
}

function publish(name: string, { svg }: Diagram, colours: Record<string, string>): string {
  const text = toHtml(
    { ...svg, properties: { color: colours.text ?? "", ...svg.properties } },
    {
      space: "svg",
      closeEmptyElements: true,
      characterReferences: { useNamedReferences: false },
    },
  ).replace(SITE_COLOUR, (whole, token?: string) =>
    token === undefined ? whole : (colours[token.toLowerCase()] ?? whole),
  )
  const folder = `static/${createHash("sha256").update(text).digest("hex").slice(0, 32)}`
  writePublicFile(`${folder}/${name}`, text)
  return `/${folder}/${encodeURIComponent(name)}`
}
