import { withoutHost } from "~/scripts/import/markup/page-addresses"
import type { Collection } from "~/src/lib/addresses/paths"

import { asListOf, asSlug, asText } from "./convert-value"
import type { ConversionContext, TranslationTable } from "./translate-field"

/** The names of the field with the address in the other system; exports of WordPress write a path into `url`. */
const PERMALINKS = "permalink url path"

/** Returns how addresses become slugs and former addresses. */
export function addressRows(collection: Collection | "pages"): TranslationTable {
  const aliasesOf = (value: unknown, { folder, hosts }: Pick<ConversionContext, "folder" | "hosts">) => {
    const aliases = asListOf(value, asText)?.map((address) => aliasOf(withoutHost(address, hosts), collection))
    return aliases && { aliases: aliases.filter((alias) => alias !== folder && alias !== "/") }
  }
  return [
    ["aliases redirect_from redirects old_urls", null, aliasesOf],
    [
      `${PERMALINKS} slug`,
      null,
      (value, { hosts }) => {
        const slug = asSlug(value)
        return slug && !/:/.test(String(value)) ? { slug, ...aliasesOf(value, { folder: slug, hosts }) } : undefined
      },
    ],
    [PERMALINKS, null, aliasesOf],
  ]
}

/** Returns a name below the list of the collection, or another path. */
function aliasOf(address: string, collection: Collection | "pages"): string {
  const [, list, name] = /^\/?([a-z]+)\/([a-z\d-]+)(?:\.html?)?\/?$/.exec(address) ?? []
  if (list === collection && name !== undefined) return name
  return /\/|\.html?$/.test(address) ? address.replace(/^\/*/, "/") : address
}
