import { Cover } from "~/src/components/entry-page/cover"
import { FactStrip, FurtherFacts } from "~/src/components/entry-page/fact-strip"
import { Gallery } from "~/src/components/entry-page/gallery"
import { ProjectVideo } from "~/src/components/entry-page/project-video"
import { AdjacentEntriesNav, RelatedEntries } from "~/src/components/entry-page/related-and-adjacent"
import { FoldedContents, MIN_HEADINGS, Story } from "~/src/components/entry-page/story"
import { PageHeader } from "~/src/components/layout/page-header"
import { watchZoom } from "~/src/components/lightbox/watch-zoom"
import { CopyButton } from "~/src/components/ui/copy-button"
import { EntryLinks } from "~/src/components/ui/entry-links"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { Section } from "~/src/components/ui/section"
import { entryPage } from "~/src/lib/document/entry-page"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import type { ProjectDetails } from "~/src/lib/entries/to-project-details"
import { fillText } from "~/src/lib/texts/fill-text"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

export function ProjectView({ project }: { project: ProjectDetails }) {
  const { badge, cover, outcome, links, video, headings, html, gallery, related, lang, languageName } = project
  const language = languageAttributes(lang)
  // The button that copies the address is beside the facts, if nothing else is below them.
  const isButtonAlone = outcome.length + links.length === 0 && headings.length < MIN_HEADINGS
  return (
    <article ref={watchZoom} className="column grid gap-6 sm:gap-8">
      <PageHeader {...entryPage("projects", project)} />
      {languageName && <p className="text-muted text-sm">{fillText(TEXTS.textLanguage, { language: languageName })}</p>}
      {badge && (
        <p>
          <mark>{badge}</mark>
        </p>
      )}
      <Cover cover={cover} lang={lang} />
      <div className={`overview wide ${isButtonAlone ? "items-center sm:flex" : ""}`}>
        <FactStrip {...project} />
        {outcome.length > 0 && (
          <Section heading={PROJECT_TEXTS.facts.outcome} headingClassName="text-muted text-sm">
            <ul className="outcome fitted" {...language}>
              {outcome.map((line) => (
                <li key={line} className="text-balance">
                  {line}
                </li>
              ))}
            </ul>
          </Section>
        )}
        <div className="buttons">
          {links.length > 0 && (
            <ul className="buttons" aria-label={PROJECT_TEXTS.facts.links}>
              {links.map(({ label, url, icon, isMain }) => (
                <li key={url}>
                  <ExternalLink href={url} className={`button ${isMain ? "button-primary" : ""}`}>
                    {icon && <Icon icon={icon} className="size-4" />}
                    {label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
          <div className="buttons">
            <CopyButton
              text={() => location.origin + location.pathname}
              done={TEXTS.toasts.linkCopied}
              icon="lucide:link"
              className="more-link scripted"
            >
              {TEXTS.copyLink}
            </CopyButton>{" "}
            <FoldedContents headings={headings} />
          </div>
        </div>
      </div>
      {video && <ProjectVideo {...video} lang={lang} isFirst={!cover?.image} />}
      <Story html={html} headings={headings} lang={lang} />
      {gallery.length > 0 && <Gallery images={gallery} />}
      <FurtherFacts {...project} />
      {__HAS_NOTES__ && <EntryLinks heading={NOTE_TEXTS.notes} entries={project.notes ?? []} />}
      <RelatedEntries heading={PROJECT_TEXTS.related.heading} related={related} />
      <AdjacentEntriesNav collection="projects" path={project.path} previous={project.previous} next={project.next} />
    </article>
  )
}
