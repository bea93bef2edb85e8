import { readFileSync } from "node:fs"

import type { PublishedKind } from "~/src/doctor/readers/files/published-types"

import { stripImage } from "./strip-image"

/** Returns a file of the owner without what no visitor sees; null if its metadata cannot be removed (S6). */
export async function strippedFile(file: string, kind: PublishedKind | null): Promise<Buffer | null> {
  const bytes = readFileSync(file)
  if (kind === "image") return stripImage(bytes)
  return kind === "captions" ? Buffer.from(stripCaptions(bytes.toString("utf8"))) : bytes
}

/** Returns captions in WebVTT without what no player shows: notes, texts in the header, and comments in styles (S3). */
export function stripCaptions(text: string): string {
  const [, ...blocks] = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
  const shown = blocks.filter((block) => !/^NOTE(?:\s|$)/.test(block))
  return ["WEBVTT", ...shown.map(withoutComments)].join("\n\n")
}

function withoutComments(block: string): string {
  return /^STYLE\s/.test(block) ? block.replace(/\/\*[\s\S]*?\*\//g, "") : block
}
