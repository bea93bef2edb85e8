import { icons as lucide } from "@iconify-json/lucide"
import { icons as simpleIcons } from "@iconify-json/simple-icons"

import { OwnerError } from "../command/owner-error.mjs"

export const DEFAULT_LANGUAGE = "en"

/**
 * @typedef {{ label: string, url: string, icon: string }} Profile
 * @typedef {{ name: string, headline: string, email: string, url: string, accent: string, language: string,
 *   profiles: Profile[] }} Answers
 * @typedef {{ isAccent: (colour: string) => boolean, isLanguage: (tag: string) => boolean }} Rules from the content checks
 */

/**
 * Returns the answers that a JSON Resume contains. Throws an OwnerError if the text is not a JSON Resume.
 * @param {string} text
 * @returns {Partial<Answers>}
 */
export function answersFromResume(text) {
  const basics = readBasics(text)
  /** @type {{ url?: unknown, network?: unknown }[]} */
  const profiles = Array.isArray(basics.profiles) ? basics.profiles : []
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

/** @param {string} text */
function readBasics(text) {
  try {
    const { basics } = JSON.parse(text)
    if (typeof basics === "object" && basics !== null) return basics
  } catch {
    // Not JSON at all: the same error as for JSON of another kind.
  }
  throw new OwnerError("--from: this file is not a JSON Resume, because it has no field `basics`.")
}

/**
 * @param {string} field
 * @param {unknown} value
 */
function ifGiven(field, value) {
  return typeof value === "string" && value.trim() !== "" ? { [field]: value.trim() } : {}
}

/**
 * Fills in defaults. Throws an OwnerError for an answer that the content checks would reject.
 * @param {Partial<Answers>} given
 * @param {Rules} rules
 * @returns {Answers}
 */
export function checkAnswers(given, rules) {
  const answers = { name: "", headline: "", email: "", url: "", accent: "", language: "", profiles: [], ...given }
  for (const [field, check] of Object.entries(answerChecks(rules))) {
    const problem = check(/** @type {any} */ (answers)[field])
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

/**
 * One function per answer, which returns the problem, or null if there is none.
 * @param {Rules} rules
 * @returns {Record<"name" | "headline" | "email" | "url" | "accent" | "language", (answer: string) => string | null>}
 */
export function answerChecks({ isAccent, isLanguage }) {
  const isEmail = (/** @type {string} */ text) => /^[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(text)
  return {
    name: (name) => (name === "" || name.length > 60 ? "enter your name, at most 60 characters." : null),
    headline: (text) => (text.length > 160 ? `enter at most 160 characters; these are ${text.length}.` : null),
    email: (text) => (text === "" || isEmail(text) ? null : `"${text}" is not an e-mail address.`),
    url: (text) => (isHttpsUrl(text) ? null : "enter the site's address, like https://my-name.dev."),
    accent: (text) =>
      text === "" || isAccent(text) ? null : `"${text}" is not a colour like #1dcd9f. Greys are not allowed.`,
    language: (tag) => (tag === "" || isLanguage(tag) ? null : `"${tag}" is not a language tag like en or de-CH.`),
  }
}

/**
 * Returns how to build for an address with a path, which the settings cannot contain; null without a path.
 * @param {string} url
 */
export function basePathAdvice(url) {
  const path = new URL(url).pathname.replace(/\/+$/, "")
  if (path === "") return null
  return `The setting siteUrl holds the host alone. For the path ${path}, build with BASE_PATH=${path} (docs/publish.md).`
}

/**
 * @param {unknown} url
 * @returns {url is string}
 */
export function isHttpsUrl(url) {
  return typeof url === "string" && url.startsWith("https://") && URL.canParse(url)
}

/**
 * Completes an address as people write it: `github.com/you`, `http://you.dev`.
 * @param {unknown} address
 */
export function toHttps(address) {
  if (typeof address !== "string") return address
  const text = address.trim().replace(/^http:\/\//i, "https://")
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text
}

/** Hosts whose names are not simply capitalised. */
const LABELS = /** @type {Record<string, string>} */ ({
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  stackoverflow: "Stack Overflow",
})

/**
 * Returns a profile whose label and icon come from the host of its address.
 * @param {string} url
 * @param {string} [network]
 * @returns {Profile}
 */
export function toProfile(url, network) {
  const host = new URL(url).hostname.replace(/^www\./, "")
  const site = host.split(".").at(-2) ?? host
  const label = network ?? LABELS[site] ?? site.charAt(0).toUpperCase() + site.slice(1)
  const set = Object.hasOwn(simpleIcons.icons, site) ? "simple-icons" : "lucide"
  const isKnown = set === "simple-icons" || Object.hasOwn(lucide.icons, site)
  return { label: label.slice(0, 40), url, icon: `${set}:${isKnown ? site : "link"}` }
}
