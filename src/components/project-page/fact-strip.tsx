import { Link } from "gatsby"
import type { ReactNode } from "react"

import { Metrics } from "~/src/components/project-page/metrics"
import type { Person, ProjectDetails } from "~/src/components/project-page/project-details"
import { ExternalLink } from "~/src/components/ui/external-link"
import { TEXTS } from "~/src/lib/texts"

type FactStripProps = { project: ProjectDetails }

/** A project at a glance: what is not told has no place in it. */
export function FactStrip({ project }: FactStripProps) {
  const { type, role, when, client, team, job, status, tech, tagLinks } = project
  const { facts } = TEXTS
  return (
    <section aria-label={facts.heading}>
      <Metrics metrics={project.metrics} />
      <dl className="facts">
        <Fact name={facts.type}>{type}</Fact>
        <Fact name={facts.when}>{when}</Fact>
        <Fact name={facts.role}>{role.join(", ")}</Fact>
        <Fact name={facts.status}>{status}</Fact>
        <Fact name={facts.client}>{client && <Named {...client} />}</Fact>
        <Fact name={facts.team}>{team.length > 0 && <Team people={team} />}</Fact>
        <Fact name={facts.job}>{job && <Job {...job} />}</Fact>
        <Fact name={facts.tech}>{tech.join(", ")}</Fact>
        <Fact name={facts.tags}>{tagLinks.length > 0 && <Tags links={tagLinks} />}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  )
}

function Job({ path, name, position }: NonNullable<ProjectDetails["job"]>) {
  return (
    <Link to={path} className="link">
      {position === null ? name : `${position}, ${name}`}
    </Link>
  )
}

function Tags({ links }: { links: ProjectDetails["tagLinks"] }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link to={path} className="link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Team({ people }: { people: readonly Person[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {people.map((person) => (
        <li key={person.name}>
          <Named {...person} />
          {person.role === null ? null : <span className="ms-2 text-muted text-sm">{person.role}</span>}
        </li>
      ))}
    </ul>
  )
}

function Named({ name, url }: { name: string; url: string | null }) {
  return url === null ? (
    name
  ) : (
    <ExternalLink href={url} className="link">
      {name}
    </ExternalLink>
  )
}
