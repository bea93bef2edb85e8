import { type ComponentType, type LazyExoticComponent, lazy } from "react"

import { reportChunkError } from "~/src/client/report-chunk-error"

type LazyPartOptions<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** The address of a stylesheet that only this part needs. */
  styles?: string
  /** Rendered where the part cannot be loaded: after a new build, its files may be gone from the host (E4). */
  fallback: ComponentType<Props>
}

/** Returns a component whose code and styles are loaded when it is first rendered. Render it inside `Suspense`. */
export function lazyPart<Props extends object>({
  load,
  styles,
  fallback,
}: LazyPartOptions<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    Promise.all([load(), styles === undefined ? null : loadStyles(styles)]).then(
      ([part]) => ({ default: part }),
      (error: unknown) => {
        reportChunkError(error)
        return { default: fallback }
      },
    ),
  )
}

function loadStyles(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href })
  const loading = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`The styles ${href} could not be loaded.`))
  })
  document.head.append(link)
  return loading
}
