import { formatDate, formatPeriod } from "~/src/lib/dates"
import { type ImageData, smallestVersion } from "~/src/lib/images/image-data"
import type { IndexedEntry, QueriedSummary } from "~/src/lib/search/search-index"
import { fillText } from "~/src/lib/texts/fill-text"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"

export type EntrySummary = ReturnType<typeof toEntrySummary>

const INDEXED_COVER_WIDTH_PX = 320

export function toEntrySummary(entry: QueriedSummary) {
  const { path, title, summary, type = null, tags, date, endDate = null, cover, lang, languageName } = entry
  const when = formatPeriod(date, endDate, __CONTENT_LANGUAGE__)
  return { path, title, summary, type, tags, when, badge: toBadge(entry), cover, lang, languageName }
}

type Cover = { image: ImageData | null; focus: string | null } | null

/** Returns a cover for the index: the addresses of its smallest versions, its focus, and whether it is bright. */
export function encodeCover(cover: Cover): string | null {
  const [address, dark] = [cover?.image, cover?.image?.dark].map(
    (image) => image?.images.fallback && smallestVersion(image.images.fallback),
  )
  const parts = [address, cover?.focus, cover?.image?.isBright && "bright", dark].map((part) => part || "")
  return address ? parts.join("#").replace(/#+$/, "") : null
}

/** Returns an entry of the index as lists show it: with one size of the cover. Among projects, a note says that it is one. */
export function toFoundSummary({ cover: address, ...entry }: IndexedEntry): EntrySummary {
  const hasKind = entry.collection === "notes"
  const found =
    typeof __HAS_NOTES__ !== "undefined" && __HAS_NOTES__ && hasKind ? { ...entry, type: NOTE_TEXTS.kind } : entry
  if (!address) return toEntrySummary({ ...found, cover: null })
  const [src = "", focus, bright, dark] = address.split("#")
  const image = { ...indexedImage(src), isBright: !!bright, ...(dark && { dark: indexedImage(dark) }) }
  return toEntrySummary({ ...found, cover: { image, alt: "", caption: null, focus: focus || null } })
}

function indexedImage(src: string) {
  const fallback = { src, srcSet: `${src} ${INDEXED_COVER_WIDTH_PX}w`, sizes: "" }
  return { layout: "fullWidth" as const, width: 16, height: 10, images: { fallback } }
}

/** Returns the badge of an entry that is not public or not listed, which only the development server shows; else null. */
export function toBadge({ visibility, publishAt }: Pick<IndexedEntry, "visibility" | "publishAt">): string | null {
  if (visibility === "public") return null
  if (visibility === "unlisted") return process.env.NODE_ENV === "production" ? null : TEXTS.visibility.unlisted
  if (visibility === "draft" || publishAt === null) return TEXTS.visibility.draft
  return fillText(TEXTS.visibility.scheduled, { date: formatDate(publishAt.slice(0, 10), __CONTENT_LANGUAGE__) })
}
