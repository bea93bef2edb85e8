import path from "node:path"

import type { Colours } from "~/src/build/look/page-look"
import { FILES_FOLDER, MEDIA_FOLDER, publishContent } from "~/src/build/public-files"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { publishedKind } from "~/src/doctor/readers/files/published-types"
import { resolveFile } from "~/src/doctor/readers/files/resolve-file"
import { readDiagram } from "~/src/doctor/readers/images/read-diagram"

import { svgOf } from "./publish-diagram"
import { strippedFile } from "./stripped-file"

/**
 * Publishes a file that the content names, without its metadata, and returns its path inside the site. Null if it is missing or may
 * not be published, which only the development server allows (S6).
 */
export async function publishOwnerFile(file: string, colours: () => Promise<Colours>): Promise<string | null> {
  const kind = publishedKind(file)
  const found = resolveFile(CONTENT_FOLDER, path.relative(CONTENT_FOLDER, file))
  if (kind === null || found.kind !== "file") return null
  const content = kind === "drawing" ? drawingOf(found.path, await colours()) : await strippedFile(found.path, kind)
  return content && publishContent(kind === "media" ? MEDIA_FOLDER : FILES_FOLDER, path.basename(file), content)
}

function drawingOf(file: string, { light }: Colours): string | null {
  const diagram = readDiagram(file)
  return diagram && svgOf(diagram, light)
}
