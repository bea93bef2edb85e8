import type { BuildArgs } from "gatsby"

import { drawCv } from "~/src/build/cv/draw-cv"
import { readCv } from "~/src/build/cv/read-cv"
import type { BuildEnvironment } from "~/src/build/environment"
import { isOwnerFile, removePublic, writePublicFile } from "~/src/build/public-files"
import { RESUME_PDF_PATH } from "~/src/lib/addresses/paths"

/** Writes the résumé as a PDF, and says which letters in it cannot be printed. */
export async function writeCv(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  environment: BuildEnvironment,
): Promise<void> {
  if (isOwnerFile(RESUME_PDF_PATH)) return
  const cv = await readCv(graphql, environment)
  if (cv === null) {
    removePublic(RESUME_PDF_PATH)
    return
  }
  const { bytes, missing } = await drawCv(cv)
  writePublicFile(RESUME_PDF_PATH, bytes)
  if (missing.size > 0) reporter.warn(missingLetters([...missing]))
}

function missingLetters(letters: readonly string[]): string {
  return `${RESUME_PDF_PATH}: no face has ${letters.join(" ")} — they are written in Latin letters, or left out. Put a face that has them (TTF, OTF, WOFF) into content/fonts.`
}
