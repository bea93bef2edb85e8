import { createHash } from "node:crypto"

import type { FieldsFile } from "~/src/doctor/readers/content/read-fields"
import { textsIn } from "~/src/doctor/readers/formats/field-source"

/** The field of a translation that holds the digest of the texts it was made from. */
export const DIGEST_FIELD = "translates"

const PICTURE = ["alt", "caption"]

/** The fields that hold words, by the file they are in; `*` is every entry of a list. Tags and names are inherited. */
export const TEXT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  "home.md": ["title", "description", "headline"],
  "about.md": ["title", "description", "availability.text", ...PICTURE.map((field) => `portrait.${field}`)],
  "privacy.md": ["title", "description"],
  "pages/*.md": ["title", "description"],
  "index.md": [
    ...["title", "summary", "type", "role", "role.*", "outcome.*", "metrics.*.label"],
    ...["links.*.label", "team.*.role", "video.title"],
    ...PICTURE.flatMap((field) => [`cover.${field}`, `gallery.*.${field}`]),
  ],
  "resume.json": [
    ...["label", "summary"].map((field) => `basics.${field}`),
    ...["work", "volunteer"].flatMap((part) =>
      ["position", "summary", "highlights.*"].map((field) => `${part}.*.${field}`),
    ),
    ...["area", "studyType", "courses.*"].map((field) => `education.*.${field}`),
    ...["awards.*.title", "awards.*.summary", "publications.*.summary", "certificates.*.name"],
    ...["skills.*.name", "skills.*.level", "skills.*.keywords.*", "languages.*.language", "languages.*.fluency"],
    ...["interests.*.name", "interests.*.keywords.*", "references.*.reference"],
    ...["projects.*.description", "projects.*.highlights.*"],
  ],
}

/** Returns the texts in the fields of a file that a translation has to have, in their order. */
export function translatableTexts({ source }: FieldsFile, file: string) {
  const fields = TEXT_FIELDS[file.startsWith("pages/") ? "pages/*.md" : file.replace(/^.*\//, "")] ?? []
  return textsIn(source.data, []).filter(
    ({ path, text }) =>
      text !== "" && fields.includes(path.map((key) => (typeof key === "number" ? "*" : key)).join(".")),
  )
}

/** Returns a short digest of the texts of a file, in its fields and below them: it stays the same when a date or link changes. */
export function digestOf(original: FieldsFile, file: string): string {
  const texts = translatableTexts(original, file).map(({ path, text }) => [path, text])
  const digest = createHash("sha256").update(JSON.stringify([texts, original.body.trim()]))
  return digest.digest("hex").slice(0, 8)
}
