import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import type { Surroundings } from "~/src/doctor/text/page-addresses"
import { type FieldValues, isFields } from "~/src/doctor/translation/field-values"
import { adviseHidden, hidingPart } from "~/src/doctor/translation/hiding-fields"
import { planTranslation } from "~/src/doctor/translation/plan-translation"
import type { Foreign } from "~/src/doctor/translation/translate-field"
import { lineOf } from "~/src/doctor/translation/write-field"

const FIELD = /^(?<name>[A-Z][\w ()/-]{0,30}):[ \t]+(?<value>\S.*)$/

/** Warns about the fields with which Notion begins a text, below its title: pages print them as one paragraph. */
export function checkStatedFields(text: MarkdownText, { foreign }: Surroundings): Diagnostic[] {
  const first = text.tree.children.find(({ type }) => type !== "heading" && type !== "html")
  if (first?.type !== "paragraph") return []
  const lines = text.body.slice(first.position?.start.offset, first.position?.end.offset).split(/\s*\n\s*/)
  const fields = lines.map((line) => FIELD.exec(line)?.groups)
  if (fields.includes(undefined)) return []
  const stated = Object.fromEntries(fields.map((field) => [field?.name ?? "", field?.value]))
  const { isKnown, fix } = adviseStated(stated, text, foreign())
  if (!isKnown) return []
  const message = `${formatValue(lines[0])} is a field, but readers see it as text.`
  return [{ severity: "warning", ...placeOfNode(first, text, "text"), message, fix }]
}

/** Returns what to do with fields that a text states, and whether the front matter has any of them. */
export function adviseStated(
  stated: FieldValues,
  { fields: { data } }: Pick<MarkdownText, "fields">,
  foreign: Foreign,
): { isKnown: boolean; fix: string } {
  const own = isFields(data) ? data : {}
  // Names are compared without `_`; with it, none is that of a field in the front matter.
  const given = Object.entries(stated).map(([name, value]) => [`${name}_`, value] as const)
  const all = { ...own, ...Object.fromEntries(given) }
  const { written, targets } = planTranslation(all, { ...foreign, kept: Object.keys(own) })
  const names = Object.keys(stated)
  const others = names.filter((name) => targets.get(`${name}_`)?.isComplete !== true)
  const isKnown = others.length < names.length
  const isHidden = "draft" in own || "draft" in written
  const hiding = isHidden ? undefined : others.find((name) => hidingPart(name, stated[name]) !== undefined)
  const unsaid = others.filter((name) => name !== hiding)
  const lines = Object.entries(written).map(([name, value]) => lineOf(name, value, "YAML"))
  const replaced = Object.keys(written).flatMap((name) => (Object.hasOwn(own, name) ? [`\`${name}\``] : []))
  const place = replaced.length === 0 ? "" : `, in place of ${replaced.join(" and ")}`
  const it = names.length === 1 ? "it" : others.length > 0 ? "the rest" : "them"
  const sentences = [
    ...(hiding === undefined ? [] : [adviseHidden(`\`${hiding}\``, foreign.translation.shape)]),
    ...(unsaid.length === 0 ? [] : [`Write what ${unsaid.join(" and ")} says in a sentence, or remove it.`]),
    ...(isKnown ? [`Remove ${it}${lines.length === 0 ? "." : `, and write in the fields${place}:`}`] : []),
  ]
  return { isKnown, fix: [sentences.join(" "), ...lines].join("\n") }
}
