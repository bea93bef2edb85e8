import type { ReactNode } from "react"

import { PageHeader } from "~/src/components/layout/page-header"
import { watchZoom } from "~/src/components/lightbox/watch-zoom"
import { Prose } from "~/src/components/ui/prose"
import { formatDate } from "~/src/lib/dates"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

type TextPageProps = {
  title: string
  description: string
  html: string
  updated: string | null
  lang: string | null
  visibility?: string
  children?: ReactNode
}

/** `children` follow the text. */
export function TextPage({ title, description, html, updated, lang, visibility, children }: TextPageProps) {
  return (
    <article ref={watchZoom} className="column grid gap-10">
      <PageHeader title={title} description={description} lang={lang} />
      {updated && (
        <p className="-mt-6 text-muted text-sm">
          {fillText(TEXTS.updated, { date: formatDate(updated, __CONTENT_LANGUAGE__) })}
        </p>
      )}
      {visibility === "draft" && (
        <p>
          <mark>{TEXTS.visibility.draft}</mark>
        </p>
      )}
      <Prose html={html} className="hung-text" lang={lang} />
      {children}
    </article>
  )
}
