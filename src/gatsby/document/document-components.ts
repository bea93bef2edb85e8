import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"

/** The parts of a page's document that Gatsby and its plugins fill with React elements. */
export type DocumentArgs = Pick<
  PreRenderHTMLArgs,
  "getHeadComponents" | "replaceHeadComponents" | "getPostBodyComponents" | "replacePostBodyComponents"
>

/** The props that distinguish the elements of a document. */
type DocumentProps = { id?: string; src?: string; sliceId?: string; dangerouslySetInnerHTML?: { __html: string } }

export function propsOf(component: ReactNode): DocumentProps {
  return isValidElement<DocumentProps>(component) ? component.props : {}
}

export function keyOf(component: ReactNode): string {
  return isValidElement(component) ? (component.key ?? "") : ""
}
