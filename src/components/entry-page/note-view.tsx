import { Link } from "gatsby"
import { useId } from "react"

import { Cover } from "~/src/components/entry-page/cover"
import { AdjacentEntriesNav, EntryPager, RelatedEntries } from "~/src/components/entry-page/related-and-adjacent"
import { FoldedContents, Story } from "~/src/components/entry-page/story"
import { PageHeader } from "~/src/components/layout/page-header"
import { watchZoom } from "~/src/components/lightbox/watch-zoom"
import { EntryLinks } from "~/src/components/ui/entry-links"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Section } from "~/src/components/ui/section"
import { Spaced } from "~/src/components/ui/spaced"
import { TagLinks } from "~/src/components/ui/tag-links"
import { formatDate } from "~/src/lib/dates"
import { entryPage } from "~/src/lib/document/entry-page"
import { toBadge } from "~/src/lib/entries/to-entry-summary"
import { fillPlural, fillText } from "~/src/lib/texts/fill-text"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"
import { INHERITED, languageAttributes } from "~/src/lib/texts/language-attributes"

type Note = NonNullable<Queries.NotePageQuery["note"]>

export function NoteView({ note }: { note: Note }) {
  const { cover, headings, html, lang, languageName, tagLinks, canonical } = note
  const badge = toBadge(note)
  const place = placeIn(note.parts, note.path)
  const [beforeSite, afterSite] = NOTE_TEXTS.firstAt.split("{site}")
  const isPart = place >= 0 && note.parts.length > 1
  return (
    <article ref={watchZoom} className="column grid gap-6 sm:gap-8">
      <PageHeader {...entryPage("notes", note)} />
      <div className="-mt-2 grid gap-2 sm:-mt-4">
        <p className="meta">
          <Spaced>
            {badge && <mark>{badge}</mark>}
            <time dateTime={note.date}>{formatDate(note.date, __CONTENT_LANGUAGE__)}</time>
            <span>{fillPlural(NOTE_TEXTS.minutes, note.readingMinutes)}</span>
            {isPart && <span>{fillText(NOTE_TEXTS.part, { number: place + 1, count: note.parts.length })}</span>}
            {note.updated && (
              <span>{fillText(TEXTS.updated, { date: formatDate(note.updated, __CONTENT_LANGUAGE__) })}</span>
            )}
          </Spaced>
        </p>
        {languageName && (
          <p className="text-muted text-sm">{fillText(TEXTS.textLanguage, { language: languageName })}</p>
        )}
        {canonical && (
          <p className="text-muted text-sm">
            {beforeSite}
            <ExternalLink href={canonical}>{new URL(canonical).host}</ExternalLink>
            {afterSite}
          </p>
        )}
      </div>
      <FoldedContents headings={headings} />
      <Cover cover={cover} lang={lang} />
      <Story html={html} headings={headings} lang={lang} />
      {note.parts.length > 1 && <Series {...note} />}
      {tagLinks.length > 0 && (
        <Section heading={TEXTS.tags} className="hung">
          <TagLinks tagLinks={tagLinks} />
        </Section>
      )}
      <EntryLinks heading={NOTE_TEXTS.projects} entries={note.projects} />
      <RelatedEntries heading={NOTE_TEXTS.related} related={note.related} />
      {isPart ? (
        // The next part follows, which in a list comes before this one.
        <EntryPager collection="notes" previous={note.parts[place - 1] ?? null} next={note.parts[place + 1] ?? null} />
      ) : (
        <AdjacentEntriesNav collection="notes" path={note.path} previous={note.previous} next={note.next} />
      )}
    </article>
  )
}

/** The parts of the note's series, in the order in which they were written; an unlisted note is not among them. */
function Series({ path, series, parts }: Note) {
  const id = useId()
  const place = placeIn(parts, path)
  return (
    <nav aria-labelledby={id} className="hung">
      <h2 id={id} className="section-heading" {...INHERITED}>
        {series}
      </h2>
      <ol className="grid gap-2">
        {parts.map((part, index) => (
          <li key={part.path} {...languageAttributes(part.lang)}>
            {index === place ? (
              <span aria-current="page">{part.title}</span>
            ) : (
              <Link to={part.path} className="link">
                {part.title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function placeIn(parts: Note["parts"], path: string): number {
  return parts.findIndex((part) => part.path === path)
}
