import { readEnvironment } from "~/src/build/environment"
import type { CheckedContent } from "~/src/doctor/check-content"
import { checkLanguages } from "~/src/doctor/check-languages"

/** Checks the content in all languages. The development server may show another one than that of the originals. */
export function checkSite(root: string): CheckedContent {
  const { basePath, originalContent } = readEnvironment()
  return checkLanguages(originalContent ?? root, basePath)
}
