import { Link } from "gatsby"
import { useId } from "react"

import { PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

type NotFoundSuggestionsProps = {
  /** Pages that may have been meant, nearest first. */
  nearest: readonly string[]
}

/** Where to go from a page that does not exist; without JavaScript the projects; the breadcrumbs lead home. */
export function NotFoundSuggestions({ nearest }: NotFoundSuggestionsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="section-heading">
        {TEXTS.error.suggestions}
      </h2>
      {/* Room for the pages that are found later, so that nothing below moves. */}
      <ul className="flex min-h-48 flex-wrap content-start gap-2 sm:min-h-24" aria-live="polite">
        <li>
          <Link to={PROJECTS_PATH} className="button">
            {TEXTS.allProjects}
          </Link>
        </li>
        {nearest.map((path) => (
          <li key={path} className="max-w-full">
            <Link to={path} className="button max-w-full break-all font-mono">
              {path}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
