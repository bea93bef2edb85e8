import { correctName, type Diagnostic, formatValue, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { type FieldSource, type NamedText, textsAt } from "~/src/doctor/readers/formats/field-source"
import type { LinkTargets } from "~/src/doctor/rules/links/link-targets"
import { MAX_SLUG } from "~/src/doctor/schemas/field-types"
import { entryPath, formerPath, tagPath, tagsPath } from "~/src/lib/addresses/entry-paths"
import { COLLECTIONS, type Collection, documentFiles, listPath } from "~/src/lib/addresses/paths"
import { tagKey, tagSlug } from "~/src/lib/entries/tag-slug"
import { FIXED_PATHS } from "~/src/lib/navigation/routes"

const ENTRY_NAMES: Record<Collection, string> = { projects: "project", notes: "note" }

type Expected = {
  known: readonly string[]
  /** The names that replaced former ones. */
  renamed?: ReadonlyMap<string, string>
  /** What a known name is, e.g. “the slug of a project”. */
  what: string
  /** The fix when no known name is near. */
  otherwise: string
}

/** Reports names of jobs and projects that do not exist. */
export function checkReferences(
  names: readonly NamedText[],
  { known, renamed, what, otherwise }: Expected,
): Diagnostic[] {
  return names.flatMap(({ name, rewrite, place }) => {
    if (known.includes(name)) return []
    const slug = renamed?.get(name)
    if (slug !== undefined && known.includes(slug)) {
      const message = `${formatValue(name)} is the former slug of a project whose slug is now ${slug}.`
      const wrong = { ...say("unknown-reference", message, `Write ${slug}.`), right: slug }
      return [{ ...place, ...correctName(wrong, rewrite) }]
    }
    const fix = didYouMean(nearestName(name, known)) ?? otherwise
    return [{ ...place, ...say("unknown-reference", `${formatValue(name)} is not ${what}.`, fix) }]
  })
}

/**
 * Reports each slug or alias that two entries of a collection claim or that belongs to another page. The field of a
 * claim is `slug` or an entry of `aliases`.
 */
export function checkSlugClaims(collection: Collection, claims: readonly NamedText[]): Diagnostic[] {
  const owners = new Map<string, NamedText>()
  // A former slug never takes an address from a project that has it now.
  const slugsFirst = claims
    .filter(({ name }) => !name.startsWith("/"))
    .toSorted((a, b) => Number(b.place.field === "slug") - Number(a.place.field === "slug"))
  return slugsFirst.flatMap((claim): Diagnostic[] => {
    const { name, place } = claim
    const report = (message: string, slugFix: string) => [
      { ...place, ...say("slug-taken", message, place.field === "slug" ? slugFix : `Remove ${place.field}.`) },
    ]
    const address = entryPath(collection, name)
    if (isTaken(address)) {
      return report(`${address} is the address of another page.`, "Change the slug, or rename the folder.")
    }
    const owner = owners.get(name) ?? claim
    owners.set(name, owner)
    if (owner === claim) return []
    const { file, field } = owner.place
    const own = field === "slug" ? `the slug of this ${ENTRY_NAMES[collection]}` : field
    const other = `the ${field === "slug" ? "slug" : "former slug"} of ${file}`
    const whose = file === place.file ? `already ${own}` : other
    return report(`${formatValue(name)} is ${whose}.`, "Change the slug of one of the two, or rename its folder.")
  })
}

/** The error page, the folders of a build, and the endings of its files: a page there would replace a file, or be one's folder. */
const BUILD_FILE = /^\/(?:404|builds|page-data|static)(?:\/|$)|\.(?:css|ico|js|json|md|png|svg|txt|webmanifest|xml)$/

/** Reports former addresses that belong to something else; names of former entries are claims (`checkSlugClaims`). */
export function checkFormerPaths(
  { fields, collection }: { fields: FieldSource; collection?: Collection },
  targets: LinkTargets,
): Diagnostic[] {
  return textsAt(fields, ["aliases", "*"]).flatMap(({ name, place }) => {
    const address = formerPath("pages", name)
    const pages = targets.pages.filter((page) => page.path === address)
    const isInUse = isTaken(address) || BUILD_FILE.test(address) || targets.files.includes(address)
    const isClaim = collection !== undefined && !name.startsWith("/")
    if (isClaim || !(isInUse || pages.length > 1)) return []
    const message = `${address} is also the address of something else.`
    return [{ ...place, ...say("slug-taken", message, `Remove ${place.field}.`) }]
  })
}

/** Reports tags whose page would replace another page. */
export function checkTagAddresses(collection: Collection, tags: readonly NamedText[]): Diagnostic[] {
  return tags.flatMap(({ name, place }): Diagnostic[] => {
    const address = tagPath(collection, tagSlug(name))
    const { length } = tagSlug(name)
    if (length > MAX_SLUG) {
      const message = `The address of the tag ${formatValue(name)} has ${length} characters; the limit is ${MAX_SLUG}.`
      return [{ ...place, ...say("tag-address", message, "Use a shorter word.") }]
    }
    if (!isTaken(address)) return []
    const message = `The tag ${formatValue(name)} would get the address of another page, ${address}.`
    return [{ ...place, ...say("tag-address", message, "Use another word.") }]
  })
}

/** Files of the pages that exist in any case. Some hosts send the nearest `404.html` in place of the site's own. */
const FIXED_FILES = [
  ...FIXED_PATHS.flatMap(documentFiles),
  ...COLLECTIONS.flatMap((collection) => [listPath(collection), tagsPath(collection)]).flatMap((list) => [
    ...documentFiles(list),
    `${list}/404.html`,
  ]),
]

/** Returns whether a page at this path would replace a file of another page. */
export function isTaken(path: string): boolean {
  return documentFiles(path).some((file) => FIXED_FILES.includes(file))
}

/** Warns about a tag that differs from a more frequent one only in case, spaces or punctuation. */
export function checkTagSpelling(tags: readonly NamedText[]): Diagnostic[] {
  const spellings = new Map<string, string[]>()
  for (const { name } of tags) spellings.set(tagKey(name), [...(spellings.get(tagKey(name)) ?? []), name])
  return tags.flatMap(({ name, place }): Diagnostic[] => {
    const all = spellings.get(tagKey(name)) ?? []
    const timesOf = (spelling: string) => all.filter((other) => other === spelling).length
    const [usual = name] = all.toSorted((a, b) => timesOf(b) - timesOf(a))
    if (usual === name) return []
    const message = `${formatValue(name)} is spelled differently elsewhere.`
    return [warn(place, say("tag-spelling", message, `Write ${formatValue(usual)}.`))]
  })
}
