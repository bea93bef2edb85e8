import type { ReactNode } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"

import { ErrorBoundary } from "~/src/app/error-boundary"
import { FailedApp } from "~/src/app/failed-app"

type Renderer = (site: ReactNode, container: Element) => void

/**
 * Returns what hydrates the site, inside a boundary for what Gatsby's router and the shell throw: Gatsby's own has none, and
 * an empty document would be all that is left (E2). Undefined while developing, where Gatsby shows errors itself.
 */
export function replaceHydrateFunction(): Renderer | undefined {
  return process.env.NODE_ENV === "development" ? undefined : hydrateSite
}

function hydrateSite(site: ReactNode, container: Element): void {
  const guarded = <ErrorBoundary fallback={(error) => <FailedApp error={error} />}>{site}</ErrorBoundary>
  if (container.hasChildNodes()) hydrateRoot(container, guarded)
  else createRoot(container).render(guarded)
}
