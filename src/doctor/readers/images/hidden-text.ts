import type { Element } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

/** A rule of a style sheet: selectors, the declared values, and whether it always applies. */
type Rule = { selectors: string[]; values: Map<string, string>; isCertain: boolean }
/** What a text inherits from the elements around it; `hiddenBy` has the properties and definitions that hide it. */
type Surroundings = { isText: boolean; hiddenBy: ReadonlySet<string> }

/** Elements whose content is drawn only where another element names them. */
const DEFINITION = /^(?:defs|symbol|marker|clipPath|mask|pattern|filter|linearGradient|radialGradient)$/
/** The values that hide a text, by property of CSS. */
const HIDING = {
  display: (value: string) => value === "none",
  visibility: (value: string) => /^(?:hidden|collapse)$/.test(value),
  opacity: (value: string) => Number.parseFloat(value) <= 0,
  "font-size": (value: string) => Number.parseFloat(value) === 0,
}
/** Inside of an element that these hide, another value shows a text again. */
const OVERRIDDEN = ["visibility", "font-size"]

/**
 * Removes the text of a drawing that it does not show (S3): in hidden layers, in definitions that nothing uses, and outside of `<text>`.
 * In doubt, as with animations and with rules for some media only, the text stays.
 * @param names the ids that attributes and styles of the drawing name
 */
export function removeHiddenText(svg: Element, names: ReadonlySet<string>): void {
  const styles: string[] = []
  visit(svg, { type: "element", tagName: "style" }, (style) => void styles.push(textOf(style)))
  const css = styles.join("\n")
  if (/@(?:-\w+-)?keyframes/i.test(css)) return
  const rules = readRules(css)
  const clean = (element: Element, around: Surroundings) => {
    if (element.tagName === "style") return
    const inside = surroundingsIn(element, around, { rules, names })
    const isShown = inside.isText && inside.hiddenBy.size === 0
    element.children = element.children.filter(({ type }) => type === "element" || (type === "text" && isShown))
    for (const child of element.children) if (child.type === "element") clean(child, inside)
  }
  clean(svg, { isText: false, hiddenBy: new Set() })
}

type Drawing = { rules: readonly Rule[]; names: ReadonlySet<string> }

function surroundingsIn(element: Element, around: Surroundings, { rules, names }: Drawing): Surroundings {
  // A part that another element names is drawn where that element is.
  const isNamed = names.has(String(element.properties.id))
  const hiddenBy = new Set(isNamed ? [] : around.hiddenBy)
  for (const [property, hides] of Object.entries(HIDING)) {
    const values = valuesOf(element, property, rules)
    const isHidden = values.length > 0 && values.every((value) => value !== null && hides(value))
    if (isHidden) hiddenBy.add(property)
    else if (values.length > 0 && OVERRIDDEN.includes(property)) hiddenBy.delete(property)
  }
  if (DEFINITION.test(element.tagName) && !isNamed) hiddenBy.add(element.tagName)
  return { isText: around.isText || element.tagName === "text", hiddenBy }
}

/** Returns the declared values of an element: of its attribute, its style and the rules for it. The value of a rule that may not apply is null. */
function valuesOf({ tagName, properties }: Element, property: string, rules: readonly Rule[]): (string | null)[] {
  const attribute = properties[property === "font-size" ? "fontSize" : property]
  const own = readValues(String(properties.style ?? "")).get(property)
  const classes = [properties.className ?? []].flat().map((name) => `.${name}`)
  const known = new Set([tagName, "*", `#${properties.id}`, ...classes])
  const declared = rules.flatMap(({ selectors, values, isCertain }) => {
    const value = values.get(property)
    if (value === undefined) return []
    return selectors.flatMap((selector) => {
      const last = selector.split(/[\s>+~]+/).at(-1) ?? ""
      const parts = last.replace(/[:[].*$/, "").match(/[.#]?[\w*-]+/g) ?? []
      if (!parts.every((part) => known.has(part))) return []
      return isCertain && parts.join("") === selector ? value : null
    })
  })
  return [
    ...(attribute === undefined ? [] : [String(attribute).trim().toLowerCase()]),
    ...(own ? [own] : []),
    ...declared,
  ]
}

/** Only a rule outside of all others, such as those of `@media`, always applies. */
function readRules(css: string): Rule[] {
  const open: string[] = []
  return [...css.matchAll(/([^{}]*)([{}])/g)].flatMap(([, text = "", brace]) => {
    if (brace === "{") {
      open.push(text.split(";").at(-1) ?? "")
      return []
    }
    const selectors = (open.pop() ?? "").split(",").map((selector) => selector.trim())
    return { selectors, values: readValues(text), isCertain: open.length === 0 }
  })
}

function readValues(declarations: string): Map<string, string> {
  return new Map(
    declarations.split(";").flatMap((declaration) => {
      const [name = "", value] = declaration.toLowerCase().split(":")
      return value === undefined ? [] : [[name.trim(), value.replace(/!\s*important/, "").trim()]]
    }),
  )
}
