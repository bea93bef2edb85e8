import { useId } from "react"

import { TEXTS } from "~/src/lib/texts"

type OutcomeProps = { lines: readonly string[] }

/** What came of a project, before the long text. */
export function Outcome({ lines }: OutcomeProps) {
  const headingId = useId()
  if (lines.length === 0) return null
  return (
    <section className="outcome" aria-labelledby={headingId}>
      <h2 id={headingId} className="display text-xl">
        {TEXTS.facts.outcome}
      </h2>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line} className="text-pretty">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
