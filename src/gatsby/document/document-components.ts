import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactElement, type ReactNode } from "react"

/** The parts of a page's document that Gatsby and its plugins fill with React elements. */
export type DocumentArgs = Pick<
  PreRenderHTMLArgs,
  "getHeadComponents" | "replaceHeadComponents" | "getPostBodyComponents" | "replacePostBodyComponents"
>

/** The props that tell one element of a document from another. */
export type DocumentProps = {
  id?: string
  src?: string
  sliceId?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/** Returns whether a component is an element that the predicate accepts. */
export function isElementWith(
  accepts: (element: ReactElement<DocumentProps>) => boolean,
): (component: ReactNode) => component is ReactElement<DocumentProps> {
  return (component): component is ReactElement<DocumentProps> =>
    isValidElement<DocumentProps>(component) && accepts(component)
}
