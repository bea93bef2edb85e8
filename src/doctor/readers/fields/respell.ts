import { formatHex } from "culori"
import type { z } from "zod"

import type { FieldPath, FieldSource } from "~/src/doctor/readers/formats/field-source"
import { adviseHttps, meantAddress } from "~/src/doctor/schemas/expected-address"
import { partialDate } from "~/src/doctor/schemas/field-types"

/** Another spelling of a value, and what to do; `text` is what YAML then contains, absent if the owner has to check it. */
type Spelling = { meant: unknown; fix: string; text?: string }

/** What stands before the name in a line such as `© 2019-2021 Ada Lovelace`. */
const COPYRIGHT = /^(?:(?:©|\(c\)|copyright)\s*)+(?:\d{4}(?:\s*[-–]\s*\d{4})?,?\s*)?/i

/** Returns the spelling that makes a value right; null for none. */
export function respell(path: FieldPath, source: FieldSource, schema: z.ZodType) {
  const scalar = source.scalarAt(path)
  if (scalar === null) return null
  const key = path.at(-1) ?? ""
  const right = spellingsOf(source.valueAt(path), scalar.text, typeof key === "number" ? "" : `${key}: `).find(
    ({ meant }) => {
      const data = structuredClone(source.data)
      const parent = path.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], data)
      Object.assign(parent as object, { [key]: meant })
      return !schema.safeParse(data).error?.issues.some((issue) => issue.path.join() === path.join())
    },
  )
  if (right === undefined) return null
  const { fix, text } = right
  return text === undefined ? { fix } : { fix, edits: [{ from: scalar.from, to: scalar.to, text }] }
}

function spellingsOf(value: unknown, written: string, name: string): Spelling[] {
  if (typeof value === "number") {
    const text = JSON.stringify(written)
    return [{ meant: written, fix: `Put it between quotes: ${name}${text}`, text }]
  }
  if (typeof value !== "string") return []
  if (/^(?:0|[1-9]\d*|true|false)$/.test(value)) {
    return [{ meant: JSON.parse(value), fix: `Write it without quotes: ${name}${value}`, text: value }]
  }
  if (name === "language: ")
    return languagesCalled(value).map((meant) => ({ meant, fix: `Write ${meant}`, text: meant }))
  if (name === "accent: ") {
    const meant = formatHex(value.toLowerCase())
    const text = `"${meant}"`
    return meant === undefined ? [] : [{ meant, fix: `Write it with six digits: ${name}${text}`, text }]
  }
  if (COPYRIGHT.test(value)) {
    const meant = value.replace(COPYRIGHT, "")
    return [{ meant, fix: `Write ${meant}` }]
  }
  const meant = meantAddress(value)
  if (meant === undefined) return []
  return name === "siteUrl: " ? [...addressOf(value, meant), ...originOf(meant)] : addressOf(value, meant)
}

function addressOf(value: string, meant: string): Spelling[] {
  // Not every host that answers to http also answers to https.
  if (/^http:/i.test(value)) return [{ meant, fix: adviseHttps(meant) }]
  return [{ meant, fix: `Write ${meant}`, text: JSON.stringify(meant) }]
}

/** Returns the spelling of an address without its path, which the build gets from `BASE_PATH`. */
function originOf(address: string): Spelling[] {
  if (!URL.canParse(address)) return []
  const { origin, pathname } = new URL(address)
  const path = pathname.replace(/\/+$/, "")
  if (path === "") return [{ meant: origin, fix: `Write ${origin}`, text: JSON.stringify(origin) }]
  return [{ meant: origin, fix: `Write ${origin}, and build with BASE_PATH=${path}.` }]
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"]

/** Returns the tag of the language that has this name in English or in itself, or the usual spelling of a tag. */
function languagesCalled(name: string): string[] {
  if (/^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(name)) return Intl.getCanonicalLocales(name.replace("_", "-"))
  const nameIn = (tag: string, language: string) =>
    new Intl.DisplayNames(tag, { type: "language" }).of(language)?.toLowerCase()
  const tags = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return tags.filter((tag) => [nameIn("en", tag), nameIn(tag, tag)].includes(name.trim().toLowerCase())).slice(0, 1)
}

/** Returns the fix for a value that has no other spelling. */
export function changeOf(issue: z.core.$ZodIssue, field: string, found: unknown): string {
  const type = issue.code === "invalid_type" ? issue.expected : undefined
  if (Array.isArray(found) && type === "string") return "Write one text, without [ and ]."
  if (type === "array" && typeof found === "string" && !/[[\]{}:#"']/.test(found)) {
    const entries = found.split(/(?:^|,?\s+)[–—•]\s+|,\s*/).filter(Boolean)
    return `Write a list: ${field}: [${entries.map((entry) => JSON.stringify(entry)).join(", ")}]`
  }
  if (issue.code === "too_big" && typeof found === "string") {
    const excess = found.trim().length - Number(issue.maximum)
    return `Shorten it by ${excess} character${excess === 1 ? "" : "s"}.`
  }
  // Of an entry of the résumé.
  if (field.endsWith("].endDate")) return adviseDates(found) ?? "Change it, or leave endDate out while it goes on."
  if (field.endsWith("accent")) return `Write # and six digits between quotes, e.g. accent: "#1d6fcd"`
  if (issue.code === "custom" && issue.params !== undefined) return String(issue.params.fix)
  return adviseDates(found) ?? `Change ${field}.`
}

/** Returns the fix for a date in another spelling, or whose day and month could be confused; undefined for anything else. */
function adviseDates(found: unknown): string | undefined {
  const text = typeof found === "string" ? found.trim() : ""
  const [, before, year, after = ""] = /^(?:(.*)[-/.])?(\d{4})(?:[-/.]([^T ]*).*)?$/.exec(text) ?? []
  const parts = (before ?? after).split(/[-/.]/).filter(Boolean)
  const orders = before === undefined ? [parts] : [parts.toReversed(), parts]
  const dates = orders.map((days) => [year, ...days.map((each) => each.padStart(2, "0"))].join("-"))
  const meant = [...new Set(dates)].filter((date) => date !== found && partialDate.safeParse(date).success)
  if (meant.length === 0) return undefined
  return meant.length === 1 ? `Write ${meant[0]}.` : `Write the date that is meant: ${meant.join(" or ")}.`
}
