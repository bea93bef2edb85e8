import { isWithin } from "~/src/lib/addresses/paths"

/** Returns whether a path of this host belongs to the site in another language, which is a site of its own (J2). */
export function isInOtherLanguage(pathname: string): boolean {
  const isOther = ({ base, tag }: (typeof __LANGUAGES__)[number]) =>
    tag !== __CONTENT_LANGUAGE__ && base.length > __BASE_PATH__.length && isWithin(pathname, base)
  // The first condition leaves nothing of the rest in the scripts of a site in one language (J5).
  return __LANGUAGES__.length > 0 && __LANGUAGES__.some(isOther)
}

/** Returns the base path of the site in its original language. What follows it is the path that messages name (J2, R4). */
export function siteBase(): string {
  return __LANGUAGES__[0]?.base ?? __BASE_PATH__
}
