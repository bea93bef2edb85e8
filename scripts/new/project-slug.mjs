import { slugify } from "transliteration"

import { OwnerError } from "../command/owner-error.mjs"

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * The folder's name for a title in any script, or the wished one. Throws an OwnerError when a title leaves nothing to
 * make an address of, and when the wished one is no slug.
 * @param {string} title
 * @param {string} [wished]
 */
export function projectSlug(title, wished) {
  const slug = wished ?? slugify(title, { allowedChars: "a-zA-Z0-9" })
  if (SLUG.test(slug)) return slug
  if (wished !== undefined) {
    throw new OwnerError(`--slug "${wished}" is no address: use small letters, digits and single hyphens.`)
  }
  throw new OwnerError(`No address can be made of the title "${title}": give one with --slug my-project.`)
}
