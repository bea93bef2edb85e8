import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react"

import { reportChunkError } from "~/src/client/report-chunk-error"

type LazyComponentOptions<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** The address of a stylesheet that only this part needs. */
  styles?: string
  /** Rendered while the part is loaded; nothing by default. */
  pending?: ReactNode
  /** Rendered if the part cannot be loaded, such as after a new build has removed its files (E4). Nothing by default. */
  fallback?: ComponentType<Props>
}

export function lazyComponent<Props extends object>(options: LazyComponentOptions<Props>): ComponentType<Props> {
  const { load, styles, pending, fallback = () => null } = options
  const Part: ComponentType<Props> = lazy(() =>
    Promise.all([load(), styles && loadStyles(styles)]).then(
      ([part]) => ({ default: part }),
      (error: unknown) => {
        reportChunkError(error)
        return { default: fallback }
      },
    ),
  )
  return (props) => createElement(Suspense, { fallback: pending }, createElement(Part, props))
}

/** Rejects if the style sheet cannot be loaded. */
export function loadStyles(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href })
  const loading = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`The styles ${href} could not be loaded.`))
  })
  document.head.append(link)
  return loading
}
