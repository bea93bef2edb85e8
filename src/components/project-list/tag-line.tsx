import { TEXTS } from "~/src/lib/texts"

type TagLineProps = { tags: readonly string[] }

/** What a project is about, in one quiet line. */
export function TagLine({ tags }: TagLineProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={TEXTS.tags} className="meta">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
