import { existsSync, statSync } from "node:fs"
import path from "node:path"
import type { Image } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"
import type { Position, YamlPath, YamlSource } from "~/src/build/content/yaml-source"

const PICTURE_FILE = /\.(png|jpe?g|webp|avif|tiff?)$/i

/** A picture that the front matter or the settings name: the file must exist beside them. */
export function checkPictureField(
  file: string,
  folder: string,
  source: YamlSource,
  path: YamlPath,
  src: string | undefined,
): ContentProblem[] {
  if (src === undefined) return []
  return checkPicture(file, folder, { field: path.join("."), src, ...source.positionOf(path) })
}

/** The pictures that the text of a Markdown file shows. */
export function checkBodyPictures(folder: string, { file, body, bodyLine }: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body)
  visit(tree, "image", ({ url, position }: Image) => {
    const start = position?.start ?? { line: 1, column: 1 }
    const at = { line: start.line + bodyLine - 1, column: start.column }
    problems.push(...checkPicture(file, folder, { field: "picture", src: url, ...at }))
  })
  return problems
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
  const absolute = path.resolve(folder, decodeURI(src))
  if (existsSync(absolute) && statSync(absolute).isFile()) return []
  return [
    {
      ...told,
      expected: "a picture that exists",
      fix: `put ${path.basename(src)} beside ${path.basename(file)}, or correct the name`,
    },
  ]
}
