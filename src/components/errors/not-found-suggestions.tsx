import { Link } from "gatsby"

import { Section } from "~/src/components/ui/section"
import { PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

/** Links for a page that does not exist: to the projects and, with JavaScript, to similar paths, nearest first. */
export function NotFoundSuggestions({ nearest }: { nearest: readonly string[] }) {
  return (
    <Section heading={TEXTS.error.suggestions} className="grid gap-4">
      {/* The minimum height prevents a layout shift when the paths arrive. */}
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
    </Section>
  )
}
