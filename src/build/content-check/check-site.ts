import { readEnvironment } from "~/src/build/environment"
import { type CheckedContent, checkContent } from "~/src/doctor/check-content"
import { checkLanguages } from "~/src/doctor/languages/check-languages"

/** Checks the content in all languages. A build in another language follows one of the originals, which has checked all. */
export function checkSite(root: string): CheckedContent {
  const { basePath, originalContent } = readEnvironment()
  if (originalContent === null) return checkLanguages(root, basePath)
  return process.env.NODE_ENV === "production" ? checkContent(root, basePath) : checkLanguages(originalContent)
}
