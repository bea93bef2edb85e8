import { fieldName } from "~/src/doctor/fields/check-fields"
import type { PictureFrame } from "~/src/doctor/images/image-size"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { imagesIn } from "~/src/doctor/markdown/text-urls"
import type { Position, YamlPath, YamlSource } from "~/src/doctor/readers/yaml-source"
import { decodeAddress } from "~/src/lib/decode"
import { remoteAddress } from "~/src/lib/remote-address"

/** A picture as the content names it, and where. */
export type NamedPicture = Position & {
  file: string
  field: string
  /** A file's name, seen from the folder of the file that names it, or an https address. */
  src: string
  shape: PictureShape
  /** What its place on the pages asks of it, where that is more than any picture can give. */
  frame?: PictureFrame | undefined
}

/** What the place of a picture is like: covers and pictures in texts are wide, portraits and avatars square. */
export type PictureShape = "wide" | "square"

/** The picture that a field of the front matter or the settings names; none when there is no such field. */
export function fieldPicture(
  file: string,
  source: YamlSource,
  { at, shape, frame }: { at: YamlPath; shape: PictureShape; frame?: PictureFrame },
): NamedPicture[] {
  const src = source.valueAt(at)
  if (typeof src !== "string" || src.trim() === "") return []
  return [{ file, field: fieldName(at), src: src.trim(), shape, frame, ...source.positionOf(at) }]
}

/** The pictures that the entries of a list name. */
export function listPictures(file: string, source: YamlSource, list: string): NamedPicture[] {
  const entries = source.valueAt([list])
  if (!Array.isArray(entries)) return []
  return entries.flatMap((_entry, index) => fieldPicture(file, source, { at: [list, index, "src"], shape: "wide" }))
}

/** The pictures that the text of a Markdown file shows, by Markdown or by HTML; file names in it are percent-encoded. */
export function bodyPictures(markdown: MarkdownFile): NamedPicture[] {
  return imagesIn(markdown).map(({ url, ...place }) => ({
    file: markdown.file,
    field: "picture",
    src: remoteAddress(url) ?? decodeAddress(url),
    shape: "wide",
    ...place,
  }))
}
