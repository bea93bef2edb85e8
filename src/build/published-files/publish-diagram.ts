import { existsSync } from "node:fs"
import path from "node:path"
import { toHtml } from "hast-util-to-html"

import type { Colours } from "~/src/build/look/page-look"
import { publishContent } from "~/src/build/public-files"
import { type Diagram, readDiagram, SITE_COLOUR } from "~/src/doctor/readers/images/read-diagram"
import { darkVersion } from "~/src/doctor/rules/images/check-diagram"

/**
 * Publishes a diagram in the colours of each theme, sanitised, and its own version for the dark theme if there is one. Returns the
 * paths of both inside the site, and the size in pixels. As images, browsers run no code in them. Null if the file is missing or no
 * diagram, which only the development server allows.
 */
export function publishDiagram(file: string, colours: Colours) {
  const dark = darkVersion(file)
  const [light, own] = [file, dark].map((each) => (existsSync(each) ? readDiagram(each) : null))
  if (!light) return null
  const { width, height } = light
  const name = path.basename(file)
  const publish = (diagram: Diagram, theme: Colours["light"]) => publishContent("static", name, svgOf(diagram, theme))
  return { light: publish(light, colours.light), dark: publish(own ?? light, colours.dark), width, height }
}

export function svgOf({ svg }: Diagram, colours: Colours["light"]): string {
  return toHtml(
    { ...svg, properties: { color: colours.text ?? "", ...svg.properties } },
    {
      space: "svg",
      closeEmptyElements: true,
      characterReferences: { useNamedReferences: false },
    },
  ).replace(SITE_COLOUR, (whole, token?: string) =>
    token === undefined ? whole : (colours[token.toLowerCase()] ?? whole),
  )
}
