import { ErrorScreen } from "~/src/components/errors/error-screen"
import type { RouteError } from "~/src/lib/navigation/routes"
import { TEXTS } from "~/src/lib/texts"

type FailedPageProps = { error: RouteError; siteTitle: string; game: { title: string; url: string } }

/** The error screen in place of a page, with what the page's head has to say then (E1, E2). */
export function FailedPage({ error, siteTitle, game }: FailedPageProps) {
  return (
    <>
      {/* React puts it before the title of the page that failed, where there is one. */}
      <title>{`${TEXTS.error.crumb(error.status)} · ${siteTitle}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen {...error} game={game} />
    </>
  )
}
