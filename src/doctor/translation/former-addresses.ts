import { asListOf, asText } from "./convert-value"
import type { Given } from "./translate-field"

/** The names of the field with former addresses. */
export const ALIASES = "aliases redirect_from redirects old_urls"

/** Returns the former names among former addresses: only those below /projects lead here. */
export function aliasesOf(value: unknown, { folder }: Given) {
  const addresses = asListOf(value, asText)
  const aliases = addresses?.flatMap((address) => aliasOf(address) ?? []).filter((slug) => slug !== folder)
  return aliases?.length === 0 ? {} : aliases && { aliases }
}

function aliasOf(address: string): string | undefined {
  const [, name, ownName] = /^(?:\/?projects\/([a-z\d-]+)(?:\.html?)?|([a-z\d-]+))\/?$/.exec(address) ?? []
  return name ?? ownName
}

/** Returns where addresses that are no aliases belong. */
export function remarkOnAliases(value: unknown): string | undefined {
  const others = asListOf(value, asText)?.filter((address) => aliasOf(address) === undefined) ?? []
  if (others.length === 0) return undefined
  const isAddress = others.some((address) => /[/.]/.test(address))
  return `An alias is a former name below /projects.${isAddress ? ` ${remarkOnAddresses(others)}` : ""}`
}

/** Returns what becomes of the address of a page elsewhere: a slug keeps only its last part. */
export function remarkOnAddress(value: unknown): string | undefined {
  const address = asText(value) ?? ""
  const isPath = /^\/[^\s/]|^[\w-]+(?:\/[^\s/]|\.html?$)/.test(address)
  return isPath && aliasOf(address) === undefined ? remarkOnAddresses([address]) : undefined
}

/** Returns how former addresses are redirected that no alias can hold. */
export function remarkOnAddresses(addresses: readonly string[]): string {
  return `For ${addresses.join(", ")}, see “Other former addresses” in docs/publish.md.`
}
