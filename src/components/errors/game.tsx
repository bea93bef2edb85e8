import { useEffect, useId, useRef, useState } from "react"

import { GameBoard } from "~/src/components/errors/game-board"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { TEXTS } from "~/src/lib/texts"

type GameProps = { title: string; url: string }

/** Offers a game; nothing is asked of its host before the visitor presses Play (E1). */
export function Game({ title, url }: GameProps) {
  const [isPlaying, setPlaying] = useState(false)
  const promptId = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const play = useRef<HTMLButtonElement>(null)
  const wasPlaying = useRef(false)
  const { host } = new URL(url)

  useEffect(() => {
    if (isPlaying) frame.current?.focus({ preventScroll: true })
    else if (wasPlaying.current) play.current?.focus({ preventScroll: true })
    wasPlaying.current = isPlaying
  }, [isPlaying])

  return (
    <section aria-labelledby={promptId} className="grid grid-cols-1 gap-4">
      <h2 id={promptId} className="section-heading">
        {TEXTS.error.gamePrompt}
      </h2>
      <div className="game-place">
        {isPlaying ? (
          <iframe
            ref={frame}
            className="size-full rounded-[inherit]"
            src={url}
            title={title}
            sandbox="allow-scripts allow-same-origin allow-pointer-lock"
            allow="fullscreen; gamepad; autoplay"
            referrerPolicy="no-referrer"
          />
        ) : (
          <div className="game-offer">
            <GameBoard />
            <button
              ref={play}
              type="button"
              className="button button-primary scripted"
              onClick={() => setPlaying(true)}
            >
              <Icon icon="lucide:play" className="size-4" />
              {TEXTS.error.play}
            </button>
            <noscript>
              <ExternalLink href={url} className="link">
                {TEXTS.error.openGame(title, host)}
              </ExternalLink>
            </noscript>
            <p className="scripted text-balance text-muted text-sm">{TEXTS.error.gameNote(title, host)}</p>
          </div>
        )}
      </div>
      <div className="scripted min-h-11">
        {isPlaying ? (
          <button type="button" className="button" onClick={() => setPlaying(false)}>
            <Icon icon="lucide:x" className="size-4" />
            {TEXTS.error.leaveGame}
          </button>
        ) : null}
      </div>
    </section>
  )
}
