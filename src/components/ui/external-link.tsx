import type { ReactNode } from "react"

import { TEXTS } from "~/src/lib/texts"

type ExternalLinkProps = { href: string; children: ReactNode; className?: string; rel?: string }

/** A link that leaves the site, marked visibly and for screen readers. */
export function ExternalLink({ href, children, className = "", rel = "noopener" }: ExternalLinkProps) {
  return (
    <a href={href} rel={rel} className={`external ${className}`}>
      {children}
      <span className="sr-only"> {TEXTS.externalLink}</span>
    </a>
  )
}
