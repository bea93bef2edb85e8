import { useEffect, useRef, useState } from "react"

import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { type ContentImage, ResponsiveImage } from "~/src/components/ui/responsive-image"
import { TEXTS } from "~/src/lib/texts"

type EmbeddedVideoProps = {
  title: string
  poster: ContentImage | null
  url: string
  provider: string
  host: string
  embedUrl: string
}

/** A video at another host: nothing is asked of that before the visitor presses play, and a plain link leads there, too. */
export function EmbeddedVideo({ title, poster, url, provider, host, embedUrl }: EmbeddedVideoProps) {
  const [isPlaying, setPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isPlaying) frame.current?.focus({ preventScroll: true })
  }, [isPlaying])

  return (
    <figure>
      <div className="video-place">
        {isPlaying ? (
          <iframe
            ref={frame}
            className="size-full"
            src={embedUrl}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // Players refuse a page that does not say which site it is of.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {poster === null ? null : <ResponsiveImage image={poster} alt="" className="h-full! object-cover" />}
            <button
              type="button"
              className="video-play scripted"
              aria-label={TEXTS.video.play(title)}
              onClick={() => setPlaying(true)}
            >
              <Icon icon="lucide:play" className="size-6" />
            </button>
          </>
        )}
      </div>
      <figcaption className="caption">
        {title}.{" "}
        <ExternalLink href={url} className="link">
          {TEXTS.video.watchAt(provider)}
        </ExternalLink>{" "}
        <span className="scripted">{TEXTS.video.note(host)}</span>
      </figcaption>
    </figure>
  )
}
