import { Entry, EntryBody, EntryTitle } from "~/src/components/about/resume-entry"
import { CopyButton } from "~/src/components/ui/copy-button"
import { ExternalLink } from "~/src/components/ui/external-link"
import { CITATION_TEXTS } from "~/src/lib/resume/citation-texts"
import type { Publication } from "~/src/lib/resume/to-resume-view"
import { PUNCTUATION, withColon } from "~/src/lib/texts/punctuation"

export function PublicationEntry({ citation, ...entry }: Publication) {
  if (citation === undefined) return <Entry {...entry} />
  const { html, badge, abstract, doi, arxiv, pdf, code, bibtex } = citation
  const links = { DOI: doi, arXiv: arxiv, PDF: pdf, [CITATION_TEXTS.code]: code }
  return (
    <>
      <EntryBody {...entry}>
        <EntryTitle url={entry.url}>
          {html === null ? (
            entry.title
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it of plain text and MathML
            <span dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </EntryTitle>
        {badge && (
          <p className="meta">
            <strong className="font-medium text-ink">{badge}</strong>
          </p>
        )}
      </EntryBody>
      <div className="buttons mt-4">
        {Object.entries(links).map(
          ([label, url]) => url && [<PaperLink key={label} {...{ label, url }} of={entry.title} />, " "],
        )}
        <CopyButton
          text={() => bibtex}
          done={CITATION_TEXTS.copied}
          icon="lucide:copy"
          name={withColon(CITATION_TEXTS.copy, entry.title)}
        >
          {CITATION_TEXTS.copy}
        </CopyButton>
      </div>
      {abstract && (
        <details className="mt-4">
          <summary className="quiet-link cursor-pointer text-sm">
            <NameOf label={CITATION_TEXTS.abstract} of={entry.title} />
          </summary>
          <p className="mt-4 text-pretty">{abstract}</p>
        </details>
      )}
    </>
  )
}

function PaperLink({ label, url, of }: Record<"label" | "url" | "of", string>) {
  const isFile = url.startsWith("/")
  const attributes = {
    href: isFile ? __BASE_PATH__ + url : url,
    className: "button",
    children: <NameOf {...{ label, of }} />,
  }
  return isFile ? <a {...attributes} /> : <ExternalLink {...attributes} />
}

/** `of` is the title of the publication, for screen readers. */
function NameOf({ label, of }: Record<"label" | "of", string>) {
  return (
    <>
      {label}
      <span className="sr-only">{PUNCTUATION.colon + of}</span>
    </>
  )
}
