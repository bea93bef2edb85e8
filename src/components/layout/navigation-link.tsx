import { Link } from "gatsby"
import type { AriaAttributes, ReactNode } from "react"

import { withoutQuery } from "~/src/lib/addresses/paths"

type NavigationLinkProps = Pick<AriaAttributes, "aria-label" | "aria-current"> & {
  to?: string | undefined
  url?: string | undefined
  className: string
  children: ReactNode
}

const FILE = /\.[a-z\d]+$/i

/** A link of the settings: to a page or a file of the site, or to another site (W2). */
export function NavigationLink({ to = "", url, ...attributes }: NavigationLinkProps) {
  const file = FILE.test(withoutQuery(to)) ? __BASE_PATH__ + to : undefined
  const href = url ?? file
  return href === undefined ? (
    <Link to={to} {...attributes} />
  ) : (
    <a href={href} rel={url && "noopener"} {...attributes} />
  )
}
