import { isValidElement, type ReactNode } from "react"

/** The props that distinguish the elements which Gatsby and its plugins put into a page's document. */
type DocumentProps = { id?: string; src?: string; sliceId?: string; dangerouslySetInnerHTML?: { __html: string } }

export function propsOf(component: ReactNode): DocumentProps {
  return isValidElement<DocumentProps>(component) ? component.props : {}
}

export function keyOf(component: ReactNode): string {
  return isValidElement(component) ? (component.key ?? "") : ""
}
