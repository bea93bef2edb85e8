import { Link } from "gatsby"

import { Section } from "~/src/components/ui/section"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

type EntryLinksProps = { heading: string; entries: readonly Pick<Queries.Note, "path" | "title" | "lang">[] }

/** Links to entries of the other collection, or to pages. */
export function EntryLinks({ heading, entries }: EntryLinksProps) {
  if (entries.length === 0) return null
  return (
    <Section heading={heading} className="hung">
      <ul className="grid gap-2">
        {entries.map(({ path, title, lang }) => (
          <li key={path}>
            <Link to={path} className="link" {...languageAttributes(lang)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
