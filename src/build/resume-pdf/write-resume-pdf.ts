import { existsSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"

import type { BuildEnvironment } from "~/src/build/environment"
import { drawCv } from "~/src/build/resume-pdf/draw-resume"
import { readCv } from "~/src/build/resume-pdf/query-resume"
import { removePublic, writePublicFile } from "~/src/build/write-files"
import { CV_PATH } from "~/src/lib/paths"

/** Writes the résumé as a PDF, and says which letters in it cannot be printed. A file of the owner's own below `static` counts more. */
export async function writeCv(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  environment: BuildEnvironment,
): Promise<void> {
  if (existsSync(path.join("static", CV_PATH))) return
  const cv = await readCv(graphql, environment)
  if (cv === null) {
    removePublic(CV_PATH)
    return
  }
  const { bytes, missing } = await drawCv(cv)
  writePublicFile(CV_PATH, bytes)
  if (missing.size > 0) reporter.warn(missingLetters([...missing]))
}

function missingLetters(letters: readonly string[]): string {
  return `${CV_PATH}: no face has ${letters.join(" ")} — they are written in Latin letters, or left out. Put a face that has them (TTF, OTF, WOFF) into content/fonts.`
}
