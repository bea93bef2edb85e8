import path from "node:path"

import { removePublic, replaceOwnerFile } from "~/src/build/public-files"
import { findFiles } from "~/src/doctor/readers/files/find-files"
import { publishedKind } from "~/src/doctor/readers/files/published-types"
import { isPublishedStatic } from "~/src/doctor/rules/files/static-types"

import { strippedFile } from "./stripped-file"

const STATIC = "static"

/** Removes the metadata from the published images and captions of `static`, which Gatsby copies, and hidden files (S6). */
export async function stripStatic(): Promise<void> {
  for (const file of findFiles(STATIC).files) {
    const kind = publishedKind(file)
    const isStripped = kind === "image" || kind === "captions"
    const content = isStripped && isPublishedStatic(file) ? await strippedFile(path.join(STATIC, file), kind) : null
    if (content !== null) replaceOwnerFile(file, content)
    else if (isStripped || !isPublishedStatic(file)) removePublic(file)
  }
}
