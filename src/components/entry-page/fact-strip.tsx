import { Link } from "gatsby"
import type { ReactNode } from "react"

import { ExternalLink } from "~/src/components/ui/external-link"
import { Section } from "~/src/components/ui/section"
import { TagLinks } from "~/src/components/ui/tag-links"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import type { ProjectDetails } from "~/src/lib/entries/to-project-details"
import { bidiIsolate, formatList } from "~/src/lib/texts/fill-text"
import { INHERITED } from "~/src/lib/texts/language-attributes"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

const { facts } = PROJECT_TEXTS

export function FactStrip({ type, role, when, client, status, metrics }: ProjectDetails) {
  return (
    <section aria-label={facts.heading} className="grid grow gap-5">
      {metrics.length > 0 && (
        <dl className="metrics fitted">
          {metrics.map(({ value, label }) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt> <dd className="title">{bidiIsolate(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="facts fitted">
        <Fact name={facts.type}>{type && bidiIsolate(type)}</Fact>
        <Fact name={facts.when}>{when}</Fact>
        <Fact name={facts.role}>{formatList(role)}</Fact>
        <Fact name={facts.status}>{status}</Fact>
        <Fact name={facts.client}>{client && <ExternalLink href={client.url}>{client.name}</ExternalLink>}</Fact>
      </dl>
    </section>
  )
}

/** The facts that are lists or links. */
export function FurtherFacts({ team, job, tech, tagLinks }: ProjectDetails) {
  if (team.length === 0 && job === null && tech.length === 0 && tagLinks.length === 0) return null
  return (
    <Section heading={facts.details} className="hung">
      <dl className="facts further-facts fitted gap-6">
        <Fact name={facts.team}>
          {team.length > 0 && (
            <ul className="grid gap-2">
              {team.map((person) => (
                <li key={person.name}>
                  <ExternalLink href={person.url}>{person.name}</ExternalLink>{" "}
                  {person.role && <span className="block text-muted text-sm">{person.role}</span>}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={facts.job}>
          {job && (
            <Link to={job.path} className="link">
              {job.position === null ? job.name : `${job.position}${PUNCTUATION.comma}${job.name}`}
            </Link>
          )}
        </Fact>
        <Fact name={facts.tech}>{tech.length > 0 && <span {...INHERITED}>{formatList(tech)}</span>}</Fact>
        <Fact name={facts.tags}>{tagLinks.length > 0 && <TagLinks tagLinks={tagLinks} />}</Fact>
      </dl>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt> <dd className="text-pretty">{children}</dd>
    </div>
  )
}
