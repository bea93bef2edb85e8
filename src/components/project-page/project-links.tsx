import type { ProjectLink } from "~/src/components/project-page/project-details"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { TEXTS } from "~/src/lib/texts"

type ProjectLinksProps = { links: readonly ProjectLink[] }

/** Where a project lives elsewhere. */
export function ProjectLinks({ links }: ProjectLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={TEXTS.facts.links}>
      {links.map(({ label, url, icon, isMain }) => (
        <li key={url}>
          <ExternalLink href={url} className={`button ${isMain ? "button-primary" : ""}`}>
            {icon === null ? null : <Icon icon={icon} className="size-4" />}
            {label}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
