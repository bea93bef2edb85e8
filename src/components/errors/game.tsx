import { useState } from "react"

import { Button } from "~/src/components/ui/button"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { Section } from "~/src/components/ui/section"
import { GAME_TEXTS } from "~/src/lib/game-texts"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

import errorStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/error-screen.css"

/** The styles of the game and of the suggestions above it. */
export const ERROR_STYLES = errorStyles

/** The pressed button is removed, so the element that replaces it takes the focus. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Offers a game; requests nothing from its host before the visitor presses Play (E1). */
export function Game({ title, url }: { title: string; url: string }) {
  /** Null until the visitor first presses Play. */
  const [isPlaying, setPlaying] = useState<boolean | null>(null)
  const { host } = new URL(url)
  return (
    <Section heading={TEXTS.error.gamePrompt} className="hung">
      <link rel="stylesheet" href={ERROR_STYLES} />
      <div className="game-place">
        {isPlaying ? (
          <>
            <iframe
              ref={focus}
              src={url}
              title={title}
              sandbox="allow-scripts allow-same-origin allow-pointer-lock"
              allow="fullscreen; gamepad; autoplay"
              referrerPolicy="no-referrer"
            />
            <Button className="button mt-4" onClick={() => setPlaying(false)}>
              <Icon icon="lucide:x" className="size-4" />
              {GAME_TEXTS.leaveGame}
            </Button>
          </>
        ) : (
          <div className="game-offer">
            <Button
              ref={isPlaying === null ? null : focus}
              className="button button-primary scripted"
              onClick={() => setPlaying(true)}
            >
              <Icon icon="lucide:play" className="size-[1.1em]" />
              {GAME_TEXTS.play}
            </Button>
            <noscript>
              <ExternalLink href={url}>{fillText(GAME_TEXTS.openGame, { title, host })}</ExternalLink>
            </noscript>
            <GameBoard />
            <p className="scripted text-balance text-muted text-sm">{fillText(GAME_TEXTS.gameNote, { title, host })}</p>
          </div>
        )}
      </div>
    </Section>
  )
}

/** The numbers on its tiles, none where the button is; 2048 is what a player wants to reach. */
const TILES = [2, 4, 8, 4, 2, null, null, 2048, 16, null, null, 64, 4, 32, 2, 8]

/** Drawn before the game is loaded, so that its place is not empty. Its numbers are no text for programs that know no styles. */
function GameBoard() {
  return (
    <div aria-hidden="true" className="game-board">
      {TILES.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change
        <span key={index} data-number={number} />
      ))}
    </div>
  )
}
