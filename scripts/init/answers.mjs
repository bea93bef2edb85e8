import { OwnerError } from "../command/owner-error.mjs"
import { profileOf } from "./profile.mjs"

/** Unless the owner says otherwise. */
export const DEFAULT_LANGUAGE = "en"

/**
 * @typedef {{ name: string, headline: string, email: string, url: string, accent: string, language: string,
 *   profiles: import("./profile.mjs").Profile[] }} Answers
 *
 * The rules of the content that an answer has to keep: readable shades can be made of a colour; a tag names a language.
 * @typedef {{ isAccent: (wish: string) => boolean, isLanguage: (tag: string) => boolean }} Rules
 */

/**
 * The answers a JSON Resume gives. Throws an OwnerError for a text that is none.
 * @param {string} text
 * @returns {Partial<Answers>}
 */
export function answersFromResume(text) {
  const basics = basicsOf(text)
  /** @type {{ url?: unknown, network?: unknown }[]} */
  const profiles = Array.isArray(basics.profiles) ? basics.profiles : []
  const url = secure(basics.url)
  return {
    ...known("name", basics.name),
    ...known("headline", basics.label),
    ...known("email", basics.email),
    ...(isSite(url) && { url: originOf(url) }),
    profiles: profiles.flatMap((profile) => {
      const address = secure(profile?.url)
      if (!isSite(address)) return []
      return [profileOf(address, typeof profile.network === "string" ? profile.network : undefined)]
    }),
  }
}

/** @param {string} text */
function basicsOf(text) {
  try {
    const { basics } = JSON.parse(text)
    if (typeof basics === "object" && basics !== null) return basics
  } catch {
    // Told below, like a JSON file of another kind.
  }
  throw new OwnerError("--from: this is no JSON Resume: it has no basics.")
}

/**
 * @param {string} field
 * @param {unknown} value
 */
function known(field, value) {
  return typeof value === "string" && value.trim() !== "" ? { [field]: value.trim() } : {}
}

/**
 * Throws an OwnerError for an answer that the content rules would refuse.
 * @param {Partial<Answers>} given
 * @param {Rules} rules
 * @returns {Answers}
 */
export function checkAnswers(given, rules) {
  const answers = { name: "", headline: "", email: "", url: "", accent: "", language: "", profiles: [], ...given }
  for (const [field, check] of Object.entries(checks(rules))) {
    const wrong = check(/** @type {any} */ (answers)[field])
    if (wrong !== null) throw new OwnerError(`--${field}: ${wrong}`)
  }
  const { name, headline, url, language } = answers
  return {
    ...answers,
    headline: headline || `The work of ${name}.`,
    url: originOf(url),
    language: language || DEFAULT_LANGUAGE,
  }
}

/**
 * What is wrong with an answer, by its name; null when nothing is.
 * @param {Rules} rules
 * @returns {Record<"name" | "headline" | "email" | "url" | "accent" | "language", (answer: string) => string | null>}
 */
export function checks({ isAccent, isLanguage }) {
  const isEmail = (/** @type {string} */ text) => /^[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(text)
  return {
    name: (name) => (name === "" || name.length > 60 ? "give your name, at most 60 characters." : null),
    headline: (text) => (text.length > 160 ? `at most 160 characters; these are ${text.length}.` : null),
    email: (text) => (text === "" || isEmail(text) ? null : `"${text}" is no e-mail address.`),
    url: (text) => (isSite(text) ? null : "give the site's address, like https://my-name.dev."),
    accent: (wish) => (wish === "" || isAccent(wish) ? null : `"${wish}" is no colour like #1dcd9f that is not grey.`),
    language: (tag) => (tag === "" || isLanguage(tag) ? null : `"${tag}" is no language tag like en or de-CH.`),
  }
}

/**
 * What to know about the path of an address, which the settings do not hold; null when it has none.
 * @param {string} url
 */
export function pathAdvice(url) {
  const path = new URL(url).pathname.replace(/\/+$/, "")
  if (path === "") return null
  return `${path} is left out of the site's address, which is its host alone: build with BASE_PATH=${path} (docs/publish.md).`
}

/**
 * Whether it is an https address.
 * @param {unknown} url
 * @returns {url is string}
 */
export function isSite(url) {
  return typeof url === "string" && url.startsWith("https://") && URL.canParse(url)
}

/**
 * An address as people write it with the https:// it needs: `github.com/you`, `http://you.dev`.
 * @param {unknown} address
 */
export function secure(address) {
  if (typeof address !== "string") return address
  const text = address.trim().replace(/^http:\/\//i, "https://")
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text
}

/** @param {string} url */
function originOf(url) {
  return new URL(url).origin
}
