import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { Position } from "~/src/doctor/readers/yaml-source"

/** A tag as one file spells it, and where. */
export type NamedTag = Position & { file: string; field: string; tag: string }

/** Warns of a tag that differs from a commoner one only in case, spaces or punctuation. */
export function checkTagSpelling(tags: readonly NamedTag[]): ContentProblem[] {
  return groupTags(tags, sameTag).flatMap((group) => {
    const commonest = commonestSpelling(group)
    return group
      .filter(({ tag }) => tag !== commonest)
      .map(({ tag, ...place }) => ({
        ...place,
        severity: "warning" as const,
        found: JSON.stringify(tag),
        expected: "one spelling for each tag",
        fix: `write ${JSON.stringify(commonest)}`,
      }))
  })
}

/** `C`, `C++` and `C#` are three languages: + and # are part of a name. */
function sameTag(tag: string): string {
  return tag.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "") || tag
}

function commonestSpelling(tags: readonly NamedTag[]): string | undefined {
  return groupTags(tags, String).sort((a, b) => b.length - a.length)[0]?.[0]?.tag
}

function groupTags(tags: readonly NamedTag[], keyOf: (tag: string) => string): NamedTag[][] {
  const groups = new Map<string, NamedTag[]>()
  for (const tag of tags) groups.set(keyOf(tag.tag), [...(groups.get(keyOf(tag.tag)) ?? []), tag])
  return [...groups.values()]
}
