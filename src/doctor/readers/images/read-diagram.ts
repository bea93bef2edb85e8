import { readFileSync } from "node:fs"
import type { Element, Nodes } from "hast"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import { SKIP, visit } from "unist-util-visit"

import { isWithinLevels, parseNested } from "~/src/doctor/readers/formats/nesting-depth"

import { removeHiddenText } from "./hidden-text"

/** A drawing in SVG, cut to what only draws. */
export type Diagram = NonNullable<ReturnType<typeof readDiagram>>

const NAMESPACE = "http://www.w3.org/2000/svg"
/** Everything that draws; nothing that runs, links, embeds or changes attributes. */
const ELEMENTS =
  /^(svg|g|defs|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|use|symbol|marker|clipPath|mask|pattern|linearGradient|radialGradient|stop|style|filter|fe[A-Z]\w+)$/
/** Elements that draw nothing in an image; they are left out without a word. */
const SILENT = /^(?:metadata|title|desc)$|:/
/** Functions and rules of CSS that take an address, and escapes, which could write one. */
const OTHER_FILE =
  /url\(\s*["']?(?!["']?#)|(?<![\w-])(?:-[a-z]+-)?(?:src|image|image-set|image-rect|cross-fade|element|paint)\(|@import|javascript:|[<&\\]/i
/** Names of `src/styles/tokens.css` that diagrams may use. */
export const SITE_COLOURS = ["text", "muted", "line", "line-strong", "surface", "page", "accent"] as const
/** `currentColor`, or one of these names, which may have a fallback. */
export const SITE_COLOUR = new RegExp(
  String.raw`currentcolor|var\(\s*--(${SITE_COLOURS.join("|")})\s*(?:,(?:[^()]|\([^()]*\))*)?\)`,
  "gi",
)
const WITHOUT_FALLBACK = /var\(\s*(--[\w-]+)\s*\)/g

/** Returns null for a file that is no SVG, has no size or is nested too deeply (M4). */
export function readDiagram(file: string) {
  const text = readFileSync(file, "utf8")
  const parsed = parseNested(() => fromHtml(text, { fragment: true }))
  const svg = parsed?.children.find((node) => node.type === "element")
  if (svg?.tagName !== "svg" || !isWithinLevels<Nodes>(svg, (node) => ("children" in node ? node.children : [])))
    return null
  const size = sizeOf(svg)
  if (size === null) return null
  const dropped = new Set<string>()
  visit(svg, { type: "element", tagName: "style" }, (style) => {
    style.children = [{ type: "text", value: withoutComments(textOf(style)) }]
  })
  visit(svg, (node, index, parent) => {
    if (node.type === "text") return undefined
    const isKept =
      node.type === "element" &&
      ELEMENTS.test(node.tagName) &&
      !(node.tagName === "style" && OTHER_FILE.test(textOf(node)))
    if (isKept) {
      for (const name of keepAttributes(node)) dropped.add(name)
      return undefined
    }
    if (node.type === "element" && !SILENT.test(node.tagName)) dropped.add(`<${node.tagName}>`)
    parent?.children.splice(index ?? 0, 1)
    return [SKIP, index ?? 0]
  })
  const names = [...text.matchAll(/#([^\s"'()<>;]+)/g)].map(([, name = ""]) => name)
  removeHiddenText(svg, new Set(names))
  Object.assign(svg.properties, { xmlns: NAMESPACE, ...size })
  const colours = new Set([...text.replace(SITE_COLOUR, "").matchAll(WITHOUT_FALLBACK)].map(([, name = ""]) => name))
  return {
    ...{ svg, ...size, hasSiteColours: text.search(SITE_COLOUR) !== -1 },
    /** What was left out, e.g. `<script>`; each once. */
    dropped: [...dropped],
    /** Custom properties that neither the site nor the file has, e.g. `--acent`; each once. */
    unknownColours: [...colours].filter((name) => text.search(new RegExp(`${name}\\s*:`)) === -1),
  }
}

/** Removes the attributes that run code or name another file, and returns the names of those that would do something. */
function keepAttributes({ properties }: Element): string[] {
  const names: string[] = []
  if (properties.style) properties.style = withoutComments(String(properties.style))
  for (const [name, value] of Object.entries(properties)) {
    const isLink = /href$/i.test(name)
    const isSilent = name.includes(":") || /^(?:x(?:ml|Link)|data|aria)/.test(name)
    if (isLink && /^#/.test(String(value))) {
      // Needs no other namespace.
      delete properties[name]
      properties.href = String(value)
    } else if (isLink || isSilent || /^on/i.test(name) || OTHER_FILE.test(String(value))) {
      delete properties[name]
      if (isLink || !isSilent) names.push(name.toLowerCase())
    }
  }
  return names
}

/** Returns the size of the view box, else that of the attributes, in pixels; null if none of them is one. */
function sizeOf({ properties: { viewBox = "", ...attributes } }: Element): { width: number; height: number } | null {
  const [, , ...box] = String(viewBox)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const pixels = [attributes.width, attributes.height].map((length) => Number(String(length).replace(/px$/, "")))
  for (const [width = 0, height = 0] of [box, pixels]) {
    if (width > 0 && height > 0 && Number.isFinite(width + height)) return { width, height }
  }
  return null
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "")
}
