import { OwnerError } from "../owner/owner-error.mjs"
import { profileOf } from "./profile.mjs"

/**
 * @typedef {{ name: string, headline: string, email: string, url: string,
 *   profiles: import("./profile.mjs").Profile[] }} Answers
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
  return {
    ...known("name", basics.name),
    ...known("headline", basics.label),
    ...known("email", basics.email),
    ...(isSite(basics.url) && { url: originOf(basics.url) }),
    profiles: profiles.flatMap((profile) =>
      isSite(profile?.url)
        ? [profileOf(profile.url, typeof profile.network === "string" ? profile.network : undefined)]
        : [],
    ),
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
 * @returns {Answers}
 */
export function checkAnswers({ name = "", headline = "", email = "", url = "", profiles = [] }) {
  if (name === "" || name.length > 60) throw new OwnerError("--name: give your name, at most 60 characters.")
  if (headline.length > 160) throw new OwnerError("--headline: at most 160 characters.")
  if (email !== "" && !/^[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(email)) {
    throw new OwnerError(`--email "${email}" is no e-mail address.`)
  }
  if (!isSite(url)) throw new OwnerError("--url: give the site's address, like https://my-name.dev.")
  return { name, headline: headline || `The work of ${name}.`, email, url: originOf(url), profiles }
}

/**
 * Whether it is an https address.
 * @param {unknown} url
 * @returns {url is string}
 */
export function isSite(url) {
  return typeof url === "string" && url.startsWith("https://") && URL.canParse(url)
}

/** @param {string} url */
function originOf(url) {
  return new URL(url).origin
}
