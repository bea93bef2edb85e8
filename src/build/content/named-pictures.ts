import type { Definition, Image } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"

import { fieldName } from "~/src/build/content/check-fields"
import type { MarkdownFile } from "~/src/build/content/front-matter"
import type { Position, YamlPath, YamlSource } from "~/src/build/content/yaml-source"
import { decodeAddress } from "~/src/lib/decode"
import { remoteAddress } from "~/src/lib/remote-address"

/** A picture as the content names it, and where. */
export type NamedPicture = Position & {
  file: string
  field: string
  /** A file's name, seen from the folder of the file that names it, or an https address. */
  src: string
  shape: PictureShape
}

/** What the place of a picture is like: covers and pictures in texts are wide, portraits and avatars square. */
export type PictureShape = "wide" | "square"

/** The picture that a field of the front matter or the settings names; none when there is no such field. */
export function fieldPicture(
  file: string,
  source: YamlSource,
  { at, shape }: { at: YamlPath; shape: PictureShape },
): NamedPicture[] {
  const src = source.valueAt(at)
  if (typeof src !== "string" || src.trim() === "") return []
  return [{ file, field: fieldName(at), src: src.trim(), shape, ...source.positionOf(at) }]
}

/** The pictures that the entries of a list name. */
export function listPictures(file: string, source: YamlSource, list: string): NamedPicture[] {
  const entries = source.valueAt([list])
  if (!Array.isArray(entries)) return []
  return entries.flatMap((_entry, index) => fieldPicture(file, source, { at: [list, index, "src"], shape: "wide" }))
}

/** The pictures that the text of a Markdown file shows; file names in Markdown are percent-encoded. */
export function bodyPictures({ file, body, bodyLine }: MarkdownFile): NamedPicture[] {
  return picturesIn(body).map(({ url, line, column }) => ({
    file,
    field: "picture",
    src: remoteAddress(url) ?? decodeAddress(url),
    shape: "wide",
    line: line + bodyLine - 1,
    column,
  }))
}

function picturesIn(body: string): ({ url: string } & Position)[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body)
  const pictures: ({ url: string } & Position)[] = []
  const referenced = new Set<string>()
  visit(tree, "imageReference", ({ identifier }) => {
    referenced.add(identifier)
  })
  visit(tree, ["image", "definition"], (node) => {
    const { url, position } = node as Image | Definition
    if (node.type === "definition" && !referenced.has((node as Definition).identifier)) return
    pictures.push({ url, line: position?.start.line ?? 1, column: position?.start.column ?? 1 })
  })
  return pictures
}
