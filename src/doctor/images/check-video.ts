import path from "node:path"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { nameOnDisk } from "~/src/doctor/files/name-on-disk"
import { SAME_CASE } from "~/src/doctor/links/letter-case"
import type { YamlSource } from "~/src/doctor/readers/yaml-source"

type FileField = { name: string; pattern: RegExp; expected: string; fix: string }

const FIELDS: readonly FileField[] = [
  {
    name: "src",
    pattern: /\.(mp4|webm)$/i,
    expected: "a file that ends in .mp4 or .webm",
    fix: "save the video in one of these formats and name it here",
  },
  {
    name: "captions",
    pattern: /\.vtt$/i,
    expected: "a file that ends in .vtt",
    fix: "save the captions as WebVTT and name the file here, or write none",
  },
]

/** What is wrong with the files that a project's video names. Its poster is checked with the pictures. */
export function checkVideo(file: string, frontMatter: YamlSource, folder: string): ContentProblem[] {
  return FIELDS.flatMap(({ name, pattern, expected, fix }) => {
    const at = ["video", name]
    const named = frontMatter.valueAt(at)
    if (typeof named !== "string" || (name === "captions" && named === "none")) return []
    const told = { file, ...frontMatter.positionOf(at), field: at.join("."), found: JSON.stringify(named) }
    if (!pattern.test(named)) return [{ ...told, expected, fix }]
    const onDisk = nameOnDisk(folder, named)
    if (onDisk === named) return []
    if (onDisk !== null) return [{ ...told, expected: SAME_CASE, fix: `write ${onDisk}, or rename the file` }]
    const put = `put ${path.basename(named)} beside ${path.basename(file)}, or correct the name`
    return [{ ...told, expected: "a file that exists", fix: put }]
  })
}
