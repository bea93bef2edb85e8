import type { RootContent } from "hast"
import { h } from "hastscript"

import type { PublishedProject } from "~/src/build/read-published"
import { formatPeriod } from "~/src/lib/dates"
import { PROJECT_TEXTS } from "~/src/lib/projects/project-texts"

import { copiedFact, copiedLink, copiedList, copiedSection } from "./copied-list"

/** Returns what the page of a project shows below its title, in the same order. `text` is the project's text. */
export function projectCopy(project: PublishedProject, text: RootContent[], language: string): RootContent[] {
  const { date, endDate = null, status, client, team, links, metrics, gallery } = project
  const { facts } = PROJECT_TEXTS
  return [
    h("p", project.summary),
    copiedList([
      ...metrics.map(({ value, label }) => `${label}: ${value}`),
      ...copiedFact(facts.type, project.type),
      ...copiedFact(facts.when, formatPeriod(date, endDate, language)),
      ...copiedFact(facts.role, ...project.role),
      ...copiedFact(facts.status, status && PROJECT_TEXTS.status[status]),
      ...copiedFact(facts.client, client && copiedLink(client.name, client.url)),
      ...copiedFact(
        facts.team,
        ...team.map(({ name, role, url }) => h("span", copiedLink(name, url), role && ` (${role})`)),
      ),
      ...copiedFact(facts.tech, ...project.tech),
      ...copiedFact(facts.tags, ...project.tags),
    ]),
    ...copiedSection(facts.outcome, project.outcome),
    ...copiedSection(
      facts.links,
      links.map(({ type, url, label }) => copiedLink(label ?? PROJECT_TEXTS.links[type], url)),
    ),
    ...text,
    ...copiedSection(
      PROJECT_TEXTS.gallery.heading,
      gallery.map(({ src, alt, caption }) => h("span", h("img", { src, alt }), caption && ` ${caption}`)),
    ),
  ]
}
