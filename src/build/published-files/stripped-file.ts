import { readFileSync } from "node:fs"

import type { PublishedKind } from "~/src/doctor/readers/files/published-types"

import { stripCaptions } from "./strip-captions"
import { stripImage } from "./strip-image"

/** Returns a file of the owner without what no visitor sees; null if its metadata cannot be removed (S6). */
export async function strippedFile(file: string, kind: PublishedKind | null): Promise<Buffer | null> {
  const bytes = readFileSync(file)
  if (kind === "image") return stripImage(bytes)
  return kind === "captions" ? Buffer.from(stripCaptions(bytes.toString("utf8"))) : bytes
}
