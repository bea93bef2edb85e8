import { Link } from "gatsby"
import type { AriaAttributes, ReactNode } from "react"

import { withoutQuery } from "~/src/lib/addresses/paths"
import { isExternal } from "~/src/lib/navigation/navigation-item"

type NavigationLinkProps = Pick<AriaAttributes, "aria-current"> & {
  to: string
  className: string
  children: ReactNode
}

const FILE = /\.[a-z\d]+$/i

/** A link of the settings: to a page or a file of the site, or to another site (W2). */
export function NavigationLink({ to, ...attributes }: NavigationLinkProps) {
  if (isExternal(to)) return <a href={to} rel="noopener" {...attributes} />
  if (FILE.test(withoutQuery(to))) return <a href={__BASE_PATH__ + to} {...attributes} />
  return <Link to={to} {...attributes} />
}
