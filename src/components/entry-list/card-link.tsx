import { Link } from "gatsby"
import type { ReactNode } from "react"

import type { EntrySummary } from "~/src/lib/entries/to-entry-summary"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

export function CardLink({ path, title, lang }: Pick<EntrySummary, "path" | "lang"> & { title: ReactNode }) {
  return (
    <Link to={path} className="card-link" {...languageAttributes(lang)}>
      {title}
    </Link>
  )
}
