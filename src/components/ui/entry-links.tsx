import { Link } from "gatsby"

import { Section } from "~/src/components/ui/section"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

type LinkItemsProps = { entries: readonly Pick<Queries.Note, "path" | "title" | "lang">[] }

/** Links to entries of the other collection, or to pages. */
export function EntryLinks({ heading, entries }: LinkItemsProps & { heading: string }) {
  if (entries.length === 0) return null
  return (
    <Section heading={heading} className="hung">
      <ul className="grid gap-2">
        <LinkItems entries={entries} />
      </ul>
    </Section>
  )
}

/** The items of a list, each the title of a page of the site. */
export function LinkItems({ entries }: LinkItemsProps) {
  return entries.map(({ path, title, lang }) => (
    <li key={path}>
      <Link to={path} className="link" {...languageAttributes(lang)}>
        {title}
      </Link>
    </li>
  ))
}
