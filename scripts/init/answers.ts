import type { z } from "zod"

import { similarIcon } from "~/src/doctor/rules/icons/installed-icons"
import { meantAddress } from "~/src/doctor/schemas/expected-address"
import { emailAddress, httpsUrl, languageTag } from "~/src/doctor/schemas/field-types"
import { pageSchemas } from "~/src/doctor/schemas/page-schemas"
import { siteSchema } from "~/src/doctor/schemas/site-schema"
import { theme } from "~/src/doctor/schemas/theme-schema"
import { starterFor } from "~/src/lib/starters/starters"
import { fillText } from "~/src/lib/texts/fill-text"
import { LANGUAGES, textsKey } from "~/src/lib/texts/languages"

import { NETWORKS } from "./networks"

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

/** The questions in their order. Profiles are addresses with spaces between them. */
export const QUESTIONS: Record<keyof Answers, Question> = {
  language: {
    question: `Language of your texts (${Object.keys(LANGUAGES).join(", ")}; or with a region, like de-CH)`,
    check: optional((tag) => fitting(languageTag)(tag) ?? textsProblem(tag)),
  },
  name: { question: "Your name", check: fitting(siteSchema.shape.author.shape.name) },
  headline: { question: "You in one sentence", check: optional(fitting(pageSchemas.home.shape.headline)) },
  email: { question: "E-mail address to show (optional)", check: optional(fitting(emailAddress)) },
  url: { question: "Address of the site", check: fitting(httpsUrl), complete: toHttps },
  accent: { question: "Accent colour like #1dcd9f (optional)", check: optional(fitting(theme.shape.accent)) },
  profiles: {
    question: "Your pages on other sites, separated by spaces (optional)",
    check: (text) =>
      text
        .split(" ")
        .flatMap((url) => optional(fitting(httpsUrl))(url) ?? [])
        .join(" ") || null,
    complete: (text) => (text.match(/[^\s,]+/g) ?? []).map(toHttps).join(" "),
  },
}

function fitting(schema: z.ZodType): Question["check"] {
  return (answer) => {
    const expected = schema.safeParse(answer).error?.issues[0]?.message
    if (expected === undefined) return null
    return answer === "" ? `enter ${expected}.` : `"${answer}" is not ${expected}.`
  }
}

function optional(check: Question["check"]): Question["check"] {
  return (answer) => (answer === "" ? null : check(answer))
}

function textsProblem(tag: string) {
  if (textsKey(tag) !== null) return null
  const known = Object.keys(LANGUAGES).join(", ")
  return `The interface has no texts in "${tag}". Choose one of ${known}; docs/languages.md describes how to add another.`
}

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

/** Returns answers without problems, with the defaults of those that are missing. */
export function withDefaults(given: Partial<Answers>): Answers {
  const answers = { ...NO_ANSWERS, ...given }
  const { name, headline, url } = answers
  const language = answers.language || DEFAULT_LANGUAGE
  return {
    ...answers,
    headline: headline || fillText(starterFor(language).headline, { name }),
    url: new URL(url).origin,
    language,
  }
}

/** Returns how to build for an address with a path, which the settings cannot contain; null without a path. */
export function basePathAdvice(url: string) {
  const path = new URL(url).pathname.replace(/\/+$/, "")
  if (path === "") return null
  return `The setting siteUrl holds the host alone. For the path ${path}, build with BASE_PATH=${path} (docs/publish.md).`
}

export function isHttpsUrl(url: unknown): url is string {
  return httpsUrl.safeParse(url).success
}

/** Completes an address as people write it: `github.com/you`, `http://you.dev`. */
export function toHttps(address: string) {
  return meantAddress(address) ?? address.trim()
}

/** Returns a profile whose label and icon come from the host of its address. */
export function toProfile(url: string, network?: string) {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url
  const site = host.split(".").at(-2) ?? host
  const label = network ?? NETWORKS.get(site)?.[0] ?? site.charAt(0).toUpperCase() + site.slice(1)
  return {
    label: label.slice(0, 40),
    url,
    icon: similarIcon(site) ?? similarIcon(label.replace(/\W/g, "")) ?? "lucide:link",
  }
}
