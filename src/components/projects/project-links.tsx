import { ExternalLink } from "~/src/components/ui/external-link"
import { TEXTS } from "~/src/lib/texts"

type ProjectLinksProps = { links: readonly { label: string; url: string }[] }

/** Where a project lives elsewhere; the first address is the main one. */
export function ProjectLinks({ links }: ProjectLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={TEXTS.facts.links}>
      {links.map(({ label, url }, index) => (
        <li key={url}>
          <ExternalLink href={url} className={`button ${index === 0 ? "button-primary" : ""}`}>
            {label}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
