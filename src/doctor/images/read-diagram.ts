import { readFileSync } from "node:fs"
import type { Element } from "hast"
import { fromHtml } from "hast-util-from-html"
import { SKIP, visit } from "unist-util-visit"

/** A drawing in SVG, cut to what only draws. */
export type Diagram = {
  svg: Element
  width: number
  height: number
  /** What was left out, e.g. `<script>`; each once. */
  dropped: string[]
  /** Whether its colours are those of the site. */
  hasSiteColours: boolean
}

const NAMESPACE = "http://www.w3.org/2000/svg"
/** Everything that draws; nothing that runs, links, embeds or changes attributes. */
const ELEMENTS =
  /^(svg|g|defs|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|use|symbol|marker|clipPath|mask|pattern|linearGradient|radialGradient|stop|style|filter|fe[A-Z]\w+)$/
/** Elements that draw nothing in an image; they are left out without a word. */
const SILENT = /^(?:metadata|title|desc)$|:/
const OTHER_FILE = /url\(\s*["']?(?!["']?#)|@import|javascript:|[<&]/i
/** `currentColor`, and the names of `src/styles/tokens.css`. */
export const SITE_COLOUR = /currentcolor|var\(--([a-z-]+)\)/gi

/** Returns the diagram in a file; null if it is no SVG or has no size (M4). */
export function readDiagram(file: string): Diagram | null {
  const text = readFileSync(file, "utf8")
  const [svg] = fromHtml(text, { fragment: true }).children.filter((node) => node.type === "element")
  if (svg?.tagName !== "svg") return null
  const [width, height] = sizeOf(svg)
  if (!width || !height) return null
  const dropped = new Set<string>()
  visit(svg, { type: "element", tagName: "style" }, (style) => {
    style.children = [{ type: "text", value: cssOf(style) }]
  })
  visit(svg, (node, index, parent) => {
    if (node.type === "text") return undefined
    const isKept =
      node.type === "element" &&
      ELEMENTS.test(node.tagName) &&
      !(node.tagName === "style" && OTHER_FILE.test(cssOf(node)))
    if (isKept) {
      for (const name of keepAttributes(node)) dropped.add(name)
      return undefined
    }
    if (node.type === "element" && !SILENT.test(node.tagName)) dropped.add(`<${node.tagName}>`)
    parent?.children.splice(index ?? 0, 1)
    return [SKIP, index ?? 0]
  })
  Object.assign(svg.properties, { xmlns: NAMESPACE, width, height })
  return { svg, width, height, dropped: [...dropped], hasSiteColours: text.search(SITE_COLOUR) !== -1 }
}

/** Removes the attributes that run code or name another file, and returns the names of those that would do something. */
function keepAttributes({ properties }: Element): string[] {
  const names: string[] = []
  if (properties.style) properties.style = withoutComments(String(properties.style))
  for (const [name, value] of Object.entries(properties)) {
    const isLink = /href$/i.test(name)
    if (isLink && /^#/.test(String(value))) {
      // Needs no other namespace.
      delete properties[name]
      properties.href = String(value)
    } else if (isLink || /^on/i.test(name) || OTHER_FILE.test(String(value))) {
      delete properties[name]
      names.push(name.toLowerCase())
    } else if (name.includes(":") || /^(?:x(?:ml|Link)|data|aria)/.test(name)) delete properties[name]
  }
  return names
}

function sizeOf({ properties }: Element): (number | undefined)[] {
  const { viewBox, width, height } = properties
  const [, , boxWidth, boxHeight] = String(viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const pixels = [width, height].map((length) =>
    /^[\d.]+(?:px)?$/.test(String(length)) ? Number.parseFloat(String(length)) : 0,
  )
  return boxWidth && boxHeight ? [boxWidth, boxHeight] : pixels
}

function cssOf({ children }: Element): string {
  return withoutComments(children.map((child) => (child.type === "text" ? child.value : "")).join(""))
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "")
}
