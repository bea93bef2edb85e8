import type { ReactNode } from "react"

import { HOME_CRUMB } from "~/src/components/layout/breadcrumbs"
import { PageHeader } from "~/src/components/layout/page-header"
import { Prose } from "~/src/components/ui/prose"
import { TEXTS } from "~/src/lib/texts"

type TextPageViewProps = {
  title: string
  description: string
  html: string
  /** The formatted date of the last change. */
  updated: string | null
  /** Follows the text. */
  children?: ReactNode
}

/** A page of text, such as the privacy policy. */
export function TextPageView({ title, description, html, updated, children }: TextPageViewProps) {
  return (
    <article className="column grid grid-cols-1 gap-10">
      <PageHeader title={title} description={description} crumbs={[HOME_CRUMB, { label: title }]} />
      <Prose html={html} />
      {children}
      {updated && (
        <p className="text-muted text-sm">
          {TEXTS.updated}: {updated}
        </p>
      )}
    </article>
  )
}
