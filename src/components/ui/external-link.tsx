import type { ReactNode } from "react"

import { TEXTS } from "~/src/lib/texts/interface-texts"

type ExternalLinkProps = { href: string | null; children: ReactNode; className?: string; rel?: string }

/** A link that leaves the site, marked visibly and for screen readers. Without an address, only its content. */
export function ExternalLink({ href, children, className = "link", rel = "noopener" }: ExternalLinkProps) {
  if (href === null) return children
  return (
    <a href={href} rel={rel} className={`external ${className}`}>
      {children}
      <span className="sr-only"> {TEXTS.externalLink}</span>
    </a>
  )
}
