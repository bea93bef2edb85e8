import { isWithin } from "~/src/lib/addresses/paths"

/** Returns whether a path of this host belongs to the site in another language, which is a site of its own (J2). */
export function isInOtherLanguage(pathname: string): boolean {
  return __LANGUAGES__.some(
    ({ base, tag }) => tag !== __CONTENT_LANGUAGE__ && base.length > __BASE_PATH__.length && isWithin(pathname, base),
  )
}
