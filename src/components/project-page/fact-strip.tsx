import { Link } from "gatsby"
import type { ReactNode } from "react"

import type { ProjectDetails } from "~/src/components/project-page/project-details"
import { ExternalLink } from "~/src/components/ui/external-link"
import { TEXTS } from "~/src/lib/texts"

/** A project at a glance: its figures, then its facts; missing ones are omitted. */
export function FactStrip({ project }: { project: ProjectDetails }) {
  const { type, role, when, client, team, job, status, tech, tagLinks, metrics } = project
  const { facts } = TEXTS
  return (
    <section aria-label={facts.heading}>
      {metrics.length === 0 ? null : (
        <dl className="metrics">
          {metrics.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="title">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="facts">
        <Fact name={facts.type}>{type}</Fact>
        <Fact name={facts.when}>{when}</Fact>
        <Fact name={facts.role}>{role.join(", ")}</Fact>
        <Fact name={facts.status}>{status}</Fact>
        <Fact name={facts.client}>{client && <ExternalLink href={client.url}>{client.name}</ExternalLink>}</Fact>
        <Fact name={facts.team}>{team.length > 0 && <Team people={team} />}</Fact>
        <Fact name={facts.job}>
          {job && (
            <Link to={job.path} className="link">
              {job.position === null ? job.name : `${job.position}, ${job.name}`}
            </Link>
          )}
        </Fact>
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

function Team({ people }: { people: ProjectDetails["team"] }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {people.map(({ name, url, role }) => (
        <li key={name}>
          <ExternalLink href={url}>{name}</ExternalLink>
          {role && <span className="ms-2 text-muted text-sm">{role}</span>}
        </li>
      ))}
    </ul>
  )
}
