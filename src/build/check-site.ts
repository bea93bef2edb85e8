import { readEnvironment } from "~/src/build/environment"
import { checkLanguages } from "~/src/doctor/check-languages"
import type { DiagnosedContent } from "~/src/doctor/diagnose-content"

/** Checks the content in all languages. The development server may show another one than that of the originals. */
export function checkSite(root: string): DiagnosedContent {
  const { basePath, originalContent } = readEnvironment()
  return checkLanguages(originalContent ?? root, basePath)
}
