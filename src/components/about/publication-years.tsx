import { PublicationEntry } from "~/src/components/about/publication-entry"
import { ResumeSection } from "~/src/components/about/resume"
import { formatDate } from "~/src/lib/dates"
import { CITATION_TEXTS } from "~/src/lib/resume/citation-texts"
import { toPublication } from "~/src/lib/resume/to-resume-view"

type Publications = readonly Queries.PublicationFragment[]
type PublicationYearsProps = { publications: Publications; language: string; lang: string | null }

/** Publications below their years; those that have not appeared yet are below their words for it. */
export function PublicationYears({ publications, language, lang }: PublicationYearsProps) {
  const years = new Map<string, Publications>()
  for (const publication of publications) {
    const year = yearOf(publication, language)
    years.set(year, [...(years.get(year) ?? []), publication])
  }
  return [...years].map(([year, ofYear]) => (
    <ResumeSection
      key={year}
      heading={year}
      lang={lang}
      items={ofYear.map((publication) => {
        const { period, ...entry } = toPublication(publication, language)
        return { ...entry, period: period?.start.text === year ? null : period }
      })}
      view={PublicationEntry}
    />
  ))
}

function yearOf({ releaseDate, citation }: Queries.PublicationFragment, language: string): string {
  if (releaseDate !== null) return formatDate(releaseDate.slice(0, 4), language)
  return citation?.status ?? CITATION_TEXTS.undated
}
