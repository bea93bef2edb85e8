import { ErrorScreen } from "~/src/components/errors/error-screen"
import type { RouteError } from "~/src/lib/routes"

type FailedPageProps = { error: RouteError; game: { title: string; url: string } }

/** The error screen in place of a page, with what the page's head has to say then (E1, E2). */
export function FailedPage({ error, game }: FailedPageProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ErrorScreen {...error} game={game} />
    </>
  )
}
