import type { Place } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { imagesIn } from "~/src/doctor/markdown/text-urls"
import { type FieldSource, type Rewrite, textsAt } from "~/src/doctor/readers/formats/field-source"
import { COVER_FRAME, type ImageFrame, PORTRAIT_FRAME } from "~/src/doctor/readers/images/image-size"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { encodePath } from "~/src/lib/addresses/encode-path"
import { splitSpan } from "~/src/lib/images/image-data"
import { remoteAddress } from "~/src/lib/images/remote-address"

export type NamedImage = Place & {
  /** A file's name, relative to the folder of the file that names it, or an https address. */
  src: string
  shape: ImageShape
  frame?: ImageFrame
  rewrite?: Rewrite
}

/** Covers and images in texts are wide, portraits and avatars square. */
export type ImageShape = "wide" | "square"

const IMAGE_FIELDS: { path: string[]; shape: ImageShape; frame?: ImageFrame }[] = [
  { path: ["author", "avatar", "src"], shape: "square" },
  { path: ["portrait", "src"], shape: "square", frame: PORTRAIT_FRAME },
  { path: ["cover", "src"], shape: "wide", frame: COVER_FRAME },
  { path: ["gallery", "*", "src"], shape: "wide" },
  { path: ["video", "poster"], shape: "wide" },
]

/** Returns the images that the settings or the front matter name. */
export function fieldImages(source: FieldSource): NamedImage[] {
  return IMAGE_FIELDS.flatMap(({ path, ...image }) =>
    textsAt(source, path)
      .map(({ name, place, rewrite }) => ({ ...place, ...image, rewrite, src: name.trim() }))
      .filter(({ src }) => src !== ""),
  )
}

/** Returns the images that a text shows, by Markdown or by HTML; file names in it are percent-encoded. */
export function textImages(text: MarkdownText): NamedImage[] {
  return imagesIn(text).map(({ name: url, rewrite, place }) => {
    const { src, span } = splitSpan(url)
    return {
      ...place,
      rewrite: (name) => rewrite(encodePath(name) + (span === null ? "" : `#${span}`)),
      src: remoteAddress(src) ?? decodeAddress(src),
      shape: "wide",
    }
  })
}
