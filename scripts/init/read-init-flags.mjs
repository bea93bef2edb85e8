import { OwnerError } from "../command/owner-error.mjs"
import { readFlags } from "../command/read-flags.mjs"
import { isSite } from "./answers.mjs"
import { profileOf } from "./profile.mjs"

const TEXT = /** @type {const} */ ({ type: "string" })
const YES_OR_NO = /** @type {const} */ ({ type: "boolean" })

/**
 * The flags of `npm run init`, and the answers among them. Throws an OwnerError for what is no flag.
 * @param {readonly string[]} args
 */
export function readInitFlags(args) {
  const { values, positionals } = readFlags(args, {
    name: TEXT,
    headline: TEXT,
    email: TEXT,
    url: TEXT,
    profile: /** @type {const} */ ({ type: "string", multiple: true }),
    accent: TEXT,
    language: TEXT,
    from: TEXT,
    yes: YES_OR_NO,
    "dry-run": YES_OR_NO,
    force: YES_OR_NO,
    help: YES_OR_NO,
  })
  if (positionals.length > 0) throw new OwnerError(`"${positionals[0]}" belongs to no flag. See --help.`)
  const { name, headline, email, url, accent, language, profile } = values
  const wrong = profile?.find((address) => !isSite(address))
  if (wrong !== undefined) throw new OwnerError(`--profile "${wrong}": give an address that begins with https://.`)
  const texts = Object.entries({ name, headline, email, url, accent, language }).filter(
    ([, value]) => value !== undefined,
  )
  const profiles = profile && { profiles: profile.map((address) => profileOf(address)) }
  return { values, answers: { ...Object.fromEntries(texts), ...profiles } }
}
