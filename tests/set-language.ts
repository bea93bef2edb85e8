import { directionOf } from "~/src/lib/texts/direction"
import { textsFor } from "~/src/lib/texts/languages"

/** Sets the constants of a site in a language. Modules imported after it have its texts. */
export function setLanguage(language: string): void {
  Object.assign(globalThis, {
    __TEXTS__: textsFor(language, null),
    __CONTENT_LANGUAGE__: language,
    __DIRECTION__: directionOf(language),
  })
  jest.resetModules()
}
