import { graphql, type HeadProps, Link, type PageProps } from "gatsby"
import { type ComponentProps, useId } from "react"

import { EntryRows } from "~/src/components/entry-list/entry-rows"
import { FeaturedCard } from "~/src/components/entry-list/featured-card"
import { fewClass } from "~/src/components/entry-list/few-class"
import { PageHead } from "~/src/components/layout/page-head"
import { ReachLine } from "~/src/components/layout/reach-line"
import { Icon } from "~/src/components/ui/icon"
import { Prose } from "~/src/components/ui/prose"
import { Section } from "~/src/components/ui/section"
import { ABOUT_PATH, HOME_PATH, NOTES_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { describeOwner } from "~/src/lib/document/structured-data"
import { type EntrySummary, toEntrySummary } from "~/src/lib/entries/to-entry-summary"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

export const query = graphql`
  query HomePage($path: String!, $hasNotes: Boolean = false) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings {
      ...HeadSite
      author { name email }
      profiles { label url }
    }
    resume { lang }
    contentPage(name: { eq: "home" }) { lang translations { language } title headline description html }
    featured: allProject(filter: { featured: { eq: true }, listed: { eq: true } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes { ...EntrySummary }
    }
    recent: allProject(filter: { featured: { eq: false }, listed: { eq: true } }, sort: [{ date: DESC }, { slug: ASC }], limit: 4) {
      nodes { ...EntrySummary }
    }
    notes: allNote(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { slug: ASC }], limit: 3) @include(if: $hasNotes) {
      nodes { ...EntrySummary }
    }
  }
`

type Data = Queries.HomePageQuery

/** In a grid, they fill a row. */
const RECENT_COUNT = __LOOK__.works === "grid" ? 3 : 4

export default function HomePage({ data: { contentPage, ...data } }: PageProps<Data>) {
  if (contentPage === null) return null
  const { title, headline, html, lang } = contentPage
  const language = languageAttributes(lang)
  const featured = data.featured.nodes.map(toEntrySummary)
  const recent = data.recent.nodes.slice(0, RECENT_COUNT).map(toEntrySummary)
  const notes = __HAS_NOTES__ ? data.notes.nodes.map(toEntrySummary) : []
  const { siteSettings, resume } = data
  const reach = siteSettings && { ...siteSettings.author, profiles: siteSettings.profiles, hasResume: resume !== null }
  return (
    <div className="column grid gap-16 sm:gap-20">
      <header className="-mb-8 grid gap-3 sm:-mb-12">
        <h1 className="title text-[clamp(2.75rem,12vw,3.75rem)]" {...language}>
          {title}
        </h1>
        <p className="lead-text" {...language}>
          {headline}
        </p>
        {reach && <ReachLine {...reach} />}
      </header>
      {featured.length > 0 && (
        <section aria-label={TEXTS.selectedWork} className={`grid gap-16 sm:gap-20 ${fewClass(featured.length)}`}>
          {featured.map((project, index) => (
            <FeaturedCard
              key={project.path}
              entry={project}
              isFirst={index === 0}
              fillsRow={index === 0 && [3, 5].includes(featured.length)}
            />
          ))}
        </section>
      )}
      {(recent.length > 0 || featured.length + notes.length === 0) && (
        <NewestEntries
          heading={featured.length === 0 ? TEXTS.projects : TEXTS.moreProjects}
          entries={recent}
          more={{ to: PROJECTS_PATH, label: TEXTS.allProjects }}
        />
      )}
      {__HAS_NOTES__ && notes.length > 0 && (
        <NewestEntries heading={NOTE_TEXTS.title} entries={notes} more={{ to: NOTES_PATH, label: NOTE_TEXTS.all }} />
      )}
      {html !== "" && (
        <Section heading={TEXTS.about} className="hung home-about">
          <div className="grid gap-4">
            <Prose html={html} lang={lang} />
            <p>
              <MoreLink to={ABOUT_PATH} label={TEXTS.readMoreAbout} />
            </p>
            {reach && <ReachLine {...reach} isAfterAbout />}
          </div>
        </Section>
      )}
    </div>
  )
}

type NewestEntriesProps = { heading: string; entries: readonly EntrySummary[]; more: ComponentProps<typeof MoreLink> }

/** `more` leads to all of them. */
function NewestEntries({ heading, entries, more }: NewestEntriesProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`grid gap-4 ${fewClass(entries.length)}`}>
      <div className="wide flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="section-heading">
          {heading}
        </h2>
        {entries.length > 0 && <MoreLink {...more} />}
      </div>
      {entries.length > 0 ? <EntryRows entries={entries} heading="h3" /> : <p className="text-muted">{TEXTS.noData}</p>}
    </section>
  )
}

function MoreLink({ to, label }: Record<"to" | "label", string>) {
  return (
    <Link to={to} className="more-link">
      {label}
      <Icon icon="lucide:arrow-right" className="size-4" />
    </Link>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const { contentPage } = data
  const owner = { description: contentPage?.headline }
  const mainEntity = __IS_HTML__ ? describeOwner(data.siteSettings, owner) : null
  const page = contentPage && { ...contentPage, path: HOME_PATH, type: "ProfilePage" as const, mainEntity }
  return <PageHead data={data} page={page} hasMarkdown />
}
