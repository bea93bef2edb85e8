import { icons as lucide } from "@iconify-json/lucide"
import { icons as simpleIcons } from "@iconify-json/simple-icons"
import { formatHex } from "culori"

import { OwnerError } from "~/scripts/command/run-command"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"
import { accentShades } from "~/src/lib/document/accent"
import { LANGUAGES, textsKey } from "~/src/lib/texts/languages"

type TextAnswers = Record<"name" | "headline" | "email" | "url" | "accent" | "language", string>
export type Answers = TextAnswers & { profiles: { label: string; url: string; icon: string }[] }

export const NO_ANSWERS: Answers = {
  name: "",
  headline: "",
  email: "",
  url: "",
  accent: "",
  language: "",
  profiles: [],
}

export type Question = {
  question: string
  /** Returns the problem of an answer, or null. */
  check: (answer: string) => string | null
  /** Completes an answer before the check. */
  complete?: (answer: string) => string
}

export const DEFAULT_LANGUAGE = "en"
const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i

/** The questions in their order. Profiles are addresses with spaces between them. */
export const QUESTIONS: Record<keyof Answers, Question> = {
  name: {
    question: "Your name",
    check: (name) => (name === "" || name.length > 60 ? "enter your name, at most 60 characters." : null),
  },
  headline: {
    question: "You in one sentence",
    check: (text) => (text.length > 160 ? `enter at most 160 characters; these are ${text.length}.` : null),
  },
  email: {
    question: "E-mail address to show (optional)",
    check: (text) => (text === "" || EMAIL.test(text) ? null : `"${text}" is not an e-mail address.`),
  },
  url: {
    question: "Address of the site",
    check: (text) => {
      if (isHttpsUrl(text)) return null
      return text === ""
        ? "enter the site's address, like https://my-name.dev."
        : `"${text}" is not an address like https://my-name.dev.`
    },
    complete: toHttps,
  },
  accent: {
    question: "Accent colour like #1dcd9f (optional)",
    check: (text) => (text === "" || accentShades(text) !== null ? null : accentProblem(text)),
  },
  language: {
    question: "Language of your texts, like en or de-CH",
    check: languageProblem,
  },
  profiles: {
    question: "Your pages on other sites, separated by spaces (optional)",
    check: (text) => {
      const invalid = text.split(" ").filter((address) => address !== "" && !isHttpsUrl(address))
      return invalid.map((address) => `"${address}" is not an address like https://github.com/you.`).join(" ") || null
    },
    complete: (text) => (text.match(/[^\s,]+/g) ?? []).map(toHttps).join(" "),
  },
}

function languageProblem(tag: string) {
  if (tag === "") return null
  if (!isLanguageTag(tag)) return `"${tag}" is not a language tag like en or de-CH.`
  if (textsKey(tag) !== null) return null
  const known = Object.keys(LANGUAGES).join(", ")
  return `The interface has no texts in "${tag}". Choose one of ${known}; docs/languages.md describes how to add another.`
}

function accentProblem(text: string) {
  const hex = formatHex(text)
  if (hex === undefined) return `"${text}" is not a colour. Write one like #1dcd9f.`
  if (accentShades(hex) === null) return `"${text}" is a grey, which does not stand out. Choose a colour like #1dcd9f.`
  return `"${text}" is not written as # and six digits. Write ${hex}.`
}

/** Returns the values of flags as the questions complete them. */
export function completeAnswers(flags: Partial<TextAnswers> & { profiles?: string[] | undefined }): Partial<Answers> {
  const { profiles, url, ...texts } = flags
  return {
    ...texts,
    ...(url !== undefined && { url: toHttps(url) }),
    ...(profiles && { profiles: profiles.map((address) => toProfile(toHttps(address))) }),
  }
}

/** Returns the problem of each given answer, with the flag that sets it. */
export function answerProblems(given: Partial<Answers>): string[] {
  return (Object.keys(QUESTIONS) as (keyof Answers)[]).flatMap((field) => {
    const answer = given[field]
    if (answer === undefined) return []
    const problem = QUESTIONS[field].check(typeof answer === "string" ? answer : answer.map(({ url }) => url).join(" "))
    return problem === null ? [] : [`--${field === "profiles" ? "profile" : field}: ${problem}`]
  })
}

/** Fills in defaults. Throws an OwnerError that lists all answers that the content checks would reject. */
export function checkAnswers(given: Partial<Answers>): Answers {
  const answers = { ...NO_ANSWERS, ...given }
  const problems = answerProblems(answers)
  if (problems.length > 0) throw new OwnerError(problems.join("\n"))
  const { name, headline, url, language } = answers
  return {
    ...answers,
    headline: headline || `The work of ${name}.`,
    url: new URL(url).origin,
    language: language || DEFAULT_LANGUAGE,
  }
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
export function toHttps(address: string) {
  const text = address.trim().replace(/^http:\/\//i, "https://")
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text
}

/** Names that are not just the capitalised host name. */
const LABELS: Record<string, string> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  stackoverflow: "Stack Overflow",
}

/** Returns a profile whose label and icon come from the host of its address. */
export function toProfile(url: string, network?: string) {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url
  const site = host.split(".").at(-2) ?? host
  const label = network ?? LABELS[site] ?? site.charAt(0).toUpperCase() + site.slice(1)
  const set = [simpleIcons, lucide].find(({ icons }) => Object.hasOwn(icons, site))
  return { label: label.slice(0, 40), url, icon: set === undefined ? "lucide:link" : `${set.prefix}:${site}` }
}
