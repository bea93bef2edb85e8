import { type Collection, listPath } from "~/src/lib/addresses/paths"

import { asListOf, asText } from "./convert-value"
import type { Given, Translation } from "./translate-field"

/** The names of the field with former addresses. */
export const ALIASES = "aliases redirect_from redirects old_urls"

/** Returns what finds the former names among former addresses: only those below the list of the collection lead here. */
export function aliasesOf(collection: Collection) {
  return (value: unknown, { folder }: Given) => {
    const addresses = asListOf(value, asText)
    const aliases = addresses
      ?.flatMap((address) => aliasOf(address, collection) ?? [])
      .filter((slug) => slug !== folder)
    return aliases?.length === 0 ? {} : aliases && { aliases }
  }
}

function aliasOf(address: string, collection: Collection): string | undefined {
  const [, list, name, ownName] = /^(?:\/?([a-z]+)\/([a-z\d-]+)(?:\.html?)?|([a-z\d-]+))\/?$/.exec(address) ?? []
  return list === collection ? name : ownName
}

/** Returns the remarks on fields with former addresses of an entry. */
export function remarksOnAddresses(collection: Collection): NonNullable<Translation["remarks"]> {
  return [
    [ALIASES, (value) => remarkOnAliases(value, collection)],
    ["permalink url path", (value) => remarkOnAddress(value, collection)],
  ]
}

/** Returns where addresses that are no aliases belong. */
function remarkOnAliases(value: unknown, collection: Collection): string | undefined {
  const others = asListOf(value, asText)?.filter((address) => aliasOf(address, collection) === undefined) ?? []
  if (others.length === 0) return undefined
  const isAddress = others.some((address) => /[/.]/.test(address))
  return `An alias is a former name below ${listPath(collection)}.${isAddress ? ` ${remarkOnAddresses(others)}` : ""}`
}

/** Returns what becomes of the address of a page elsewhere: a slug keeps only its last part. */
function remarkOnAddress(value: unknown, collection: Collection): string | undefined {
  const address = asText(value) ?? ""
  const isPath = /^\/[^\s/]|^[\w-]+(?:\/[^\s/]|\.html?$)/.test(address)
  return isPath && aliasOf(address, collection) === undefined ? remarkOnAddresses([address]) : undefined
}

/** Returns how former addresses are redirected that no alias can hold. */
export function remarkOnAddresses(addresses: readonly string[]): string {
  return `For ${addresses.join(", ")}, see “Other former addresses” in docs/publish.md.`
}
