import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import type { Definition, Image } from "mdast"
import probe from "probe-image-size"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"
import type { Position, YamlPath, YamlSource } from "~/src/build/content/yaml-source"
import { decodeAddress } from "~/src/lib/decode"

const PICTURE_FILE = /\.(png|jpe?g|webp|avif|tiff?)$/i
/** Kinds of pictures whose beginning can be read without decoding them. */
const READABLE_HEADER = /\.(png|jpe?g|webp|tiff?)$/i

/** A picture that the front matter or the settings name: the file must be there, beside them. */
export function checkPictureField(file: string, folder: string, source: YamlSource, at: YamlPath): ContentProblem[] {
  const src = source.valueAt(at)
  if (typeof src !== "string" || src.trim() === "") return []
  return checkPicture(file, folder, { field: at.join("."), src, ...source.positionOf(at) })
}

/** The pictures that the text of a Markdown file shows; addresses in Markdown are percent-encoded. */
export function checkBodyPictures(folder: string, { file, body, bodyLine }: MarkdownFile): ContentProblem[] {
  return picturesIn(body).flatMap(({ url, line, column }) =>
    checkPicture(file, folder, { field: "picture", src: decodeAddress(url), line: line + bodyLine - 1, column }),
  )
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

function checkPicture(
  file: string,
  folder: string,
  { field, src, line, column }: Position & { field: string; src: string },
): ContentProblem[] {
  const told = { file, line, column, field, found: `"${src}"` }
  if (!PICTURE_FILE.test(src)) {
    const expected = "a file that ends in .png, .jpg, .webp, .avif or .tiff"
    return [{ ...told, expected, fix: "save the picture in one of these formats and name it here" }]
  }
  const absolute = path.resolve(folder, src)
  const name = path.basename(src)
  if (!existsSync(absolute) || !statSync(absolute).isFile()) {
    const fix = `put ${name} beside ${path.basename(file)}, or correct the name`
    return [{ ...told, expected: "a picture that exists", fix }]
  }
  if (READABLE_HEADER.test(src) && probe.sync(readFileSync(absolute)) === null) {
    return [{ ...told, expected: "a picture that can be read", fix: `save ${name} again` }]
  }
  return []
}
