import { readFileSync } from "node:fs"

import type { PublishedKind } from "~/src/doctor/readers/files/published-types"

import { stripImage } from "./strip-image"

/** A timing and what is below it. A note or the header may have an arrow of its own. */
const CUE = /^[^\S\n]*\d[\d:.]*[^\S\n]*-->[\s\S]*/m

/** Returns a file of the owner without what no visitor sees; null if its metadata cannot be removed (S6). */
export async function strippedFile(file: string, kind: PublishedKind | null): Promise<Buffer | null> {
  const bytes = readFileSync(file)
  if (kind === "image") return stripImage(bytes)
  return kind === "captions" ? Buffer.from(stripCaptions(bytes.toString("utf8"))) : bytes
}

/**
 * Returns captions in WebVTT without what no player shows: notes, texts in the header, and comments in styles (S3). A cue directly
 * below a note or the header is shown.
 */
export function stripCaptions(text: string): string {
  const blocks = text.replace(/\r\n?/g, "\n").split(/\n{2,}/)
  const shown = blocks.flatMap((block, index) => {
    const isHidden = index === 0 || /^NOTE(?:\s|$)/.test(block)
    return isHidden ? (CUE.exec(block)?.[0] ?? []) : withoutComments(block)
  })
  return ["WEBVTT", ...shown].join("\n\n")
}

function withoutComments(block: string): string {
  return /^STYLE\s/.test(block) ? block.replace(/\/\*[\s\S]*?\*\//g, "") : block
}
