import type { ComponentProps, ReactNode } from "react"

import { lazyComponent } from "~/src/client/lazy-component"
import { ErrorScreen } from "~/src/components/errors/error-screen"
import type { Game as GameComponent } from "~/src/components/errors/game"
import { Section } from "~/src/components/ui/section"
import type { RouteError } from "~/src/lib/navigation/routes"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

type FailedPageProps = { error: RouteError; siteTitle: string; game: ComponentProps<typeof GameComponent> }

const Game = lazyComponent({
  load: () => import("~/src/components/errors/game").then((module) => module.Game),
  pending: <GamePlace />,
  fallback: ({ title, url }) => (
    <GamePlace>
      <a className="link external" href={url}>
        {title}
      </a>
    </GamePlace>
  ),
})

/** The error screen in place of a page, with its title and `noindex` (E1, E2). */
export function FailedPage({ error, siteTitle, game }: FailedPageProps) {
  return (
    <>
      {/* React inserts it before the title of the page that failed. */}
      <title>{`${fillText(TEXTS.error.crumb, { code: error.status })} · ${siteTitle}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen {...error}>
        <Game {...game} />
      </ErrorScreen>
    </>
  )
}

/** The heading of the game until it is loaded (E1). */
function GamePlace({ children }: { children?: ReactNode }) {
  return (
    <Section heading={TEXTS.error.gamePrompt} className="hung">
      <div className="game-place">{children}</div>
    </Section>
  )
}
