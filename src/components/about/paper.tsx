import { Entry } from "~/src/components/about/resume-entry"
import { CopyButton } from "~/src/components/ui/copy-button"
import { ExternalLink } from "~/src/components/ui/external-link"
import { CITATION_TEXTS } from "~/src/lib/resume/citation-texts"
import type { Publication } from "~/src/lib/resume/to-resume-view"

/** A publication with its links and a button that copies its BibTeX entry. */
export function Paper({ citation, ...entry }: Publication) {
  if (citation === undefined) return <Entry {...entry} />
  const { doi, pdf, code, bibtex } = citation
  const links = { DOI: doi, PDF: pdf, [CITATION_TEXTS.code]: code }
  return (
    <>
      <Entry {...entry} />
      <div className="buttons mt-3">
        {Object.entries(links).map(
          ([label, url]) => url && [<PaperLink key={label} {...{ label, url }} of={entry.title} />, " "],
        )}
        <CopyButton
          text={() => bibtex}
          done={CITATION_TEXTS.copied}
          icon="lucide:copy"
          name={`${CITATION_TEXTS.copy}: ${entry.title}`}
        >
          {CITATION_TEXTS.copy}
        </CopyButton>
      </div>
    </>
  )
}

/** `of` is the title of the publication, for screen readers. */
function PaperLink({ label, url, of }: Record<"label" | "url" | "of", string>) {
  const name = (
    <>
      {label}
      <span className="sr-only">: {of}</span>
    </>
  )
  if (!url.startsWith("/")) {
    return (
      <ExternalLink href={url} className="button">
        {name}
      </ExternalLink>
    )
  }
  return (
    <a href={__BASE_PATH__ + url} className="button">
      {name}
    </a>
  )
}
