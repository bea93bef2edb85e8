import { icons as lucide } from "@iconify-json/lucide"
import { icons as simpleIcons } from "@iconify-json/simple-icons"

import { OwnerError } from "~/scripts/command/run-command"
import { isLanguageTag } from "~/src/doctor/schemas/field-types"
import { accentShades } from "~/src/lib/document/accent"

export const DEFAULT_LANGUAGE = "en"

type Profile = { label: string; url: string; icon: string }
type TextAnswers = Record<"name" | "headline" | "email" | "url" | "accent" | "language", string>
export type Answers = TextAnswers & { profiles: Profile[] }

/** Returns the answers that a JSON Resume contains. Throws an OwnerError if the text is not a JSON Resume. */
export function answersFromResume(text: string): Partial<Answers> {
  const basics = readBasics(text)
  const profiles: { url?: unknown; network?: unknown }[] = Array.isArray(basics.profiles) ? basics.profiles : []
  const url = toHttps(basics.url)
  return {
    ...ifGiven("name", basics.name),
    ...ifGiven("headline", basics.label),
    ...ifGiven("email", basics.email),
    ...(isHttpsUrl(url) && { url: new URL(url).origin }),
    profiles: profiles.flatMap((profile) => {
      const address = toHttps(profile?.url)
      if (!isHttpsUrl(address)) return []
      return [toProfile(address, typeof profile.network === "string" ? profile.network : undefined)]
    }),
  }
}

function readBasics(text: string) {
  try {
    const { basics } = JSON.parse(text)
    if (typeof basics === "object" && basics !== null) return basics
  } catch {
    // Not JSON at all: the same error as for JSON of another kind.
  }
  throw new OwnerError("--from: this file is not a JSON Resume, because it has no field `basics`.")
}

function ifGiven(field: string, value: unknown) {
  return typeof value === "string" && value.trim() !== "" ? { [field]: value.trim() } : {}
}

/** Fills in defaults. Throws an OwnerError for an answer that the content checks would reject. */
export function checkAnswers(given: Partial<Answers>): Answers {
  const answers = { name: "", headline: "", email: "", url: "", accent: "", language: "", profiles: [], ...given }
  for (const field of Object.keys(ANSWER_CHECKS) as (keyof TextAnswers)[]) {
    const problem = ANSWER_CHECKS[field](answers[field])
    if (problem !== null) throw new OwnerError(`--${field}: ${problem}`)
  }
  const { name, headline, url, language } = answers
  return {
    ...answers,
    headline: headline || `The work of ${name}.`,
    url: new URL(url).origin,
    language: language || DEFAULT_LANGUAGE,
  }
}

const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i

/** One function per answer, which returns the problem, or null if there is none. */
export const ANSWER_CHECKS: Record<keyof TextAnswers, (answer: string) => string | null> = {
  name: (name) => (name === "" || name.length > 60 ? "enter your name, at most 60 characters." : null),
  headline: (text) => (text.length > 160 ? `enter at most 160 characters; these are ${text.length}.` : null),
  email: (text) => (text === "" || EMAIL.test(text) ? null : `"${text}" is not an e-mail address.`),
  url: (text) => (isHttpsUrl(text) ? null : "enter the site's address, like https://my-name.dev."),
  accent: (text) =>
    text === "" || accentShades(text) !== null
      ? null
      : `"${text}" is not a colour like #1dcd9f. Greys are not allowed.`,
  language: (tag) => (tag === "" || isLanguageTag(tag) ? null : `"${tag}" is not a language tag like en or de-CH.`),
}

/** Returns how to build for an address with a path, which the settings cannot contain; null without a path. */
export function basePathAdvice(url: string) {
  const path = new URL(url).pathname.replace(/\/+$/, "")
  if (path === "") return null
  return `The setting siteUrl holds the host alone. For the path ${path}, build with BASE_PATH=${path} (docs/publish.md).`
}

export function isHttpsUrl(url: unknown): url is string {
  return typeof url === "string" && url.startsWith("https://") && URL.canParse(url)
}

/** Completes an address as people write it: `github.com/you`, `http://you.dev`. */
export function toHttps(address: unknown) {
  if (typeof address !== "string") return address
  const text = address.trim().replace(/^http:\/\//i, "https://")
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text
}

/** Hosts whose names are not simply capitalised. */
const LABELS: Record<string, string> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  stackoverflow: "Stack Overflow",
}

/** Returns a profile whose label and icon come from the host of its address. */
export function toProfile(url: string, network?: string): Profile {
  const host = new URL(url).hostname.replace(/^www\./, "")
  const site = host.split(".").at(-2) ?? host
  const label = network ?? LABELS[site] ?? site.charAt(0).toUpperCase() + site.slice(1)
  const set = Object.hasOwn(simpleIcons.icons, site) ? "simple-icons" : "lucide"
  const isKnown = set === "simple-icons" || Object.hasOwn(lucide.icons, site)
  return { label: label.slice(0, 40), url, icon: `${set}:${isKnown ? site : "link"}` }
}
