import { directionOf } from "~/src/lib/texts/direction"

/** Returns the attributes of an element whose text is not in the language of the page; none for null. */
export function languageAttributes(lang: string | null): { lang?: string; dir?: "ltr" | "rtl" } {
  return lang === null ? {} : { lang, dir: directionOf(lang) }
}

const [original] = __LANGUAGES__

/** The attributes of tags and techniques, which translations inherit: they are in the language of the originals (J2). */
export const INHERITED = languageAttributes(
  original === undefined || original.tag === __CONTENT_LANGUAGE__ ? null : original.tag,
)
