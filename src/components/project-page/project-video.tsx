import { useEffect, useRef, useState } from "react"

import { Button } from "~/src/components/ui/button"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { type ContentImage, ResponsiveImage } from "~/src/components/ui/responsive-image"
import { toImageAttributes } from "~/src/lib/images/image-data"
import type { VideoEmbed } from "~/src/lib/projects/video-embed"
import { TEXTS } from "~/src/lib/texts"

type Shared = { title: string; poster: ContentImage | null }
/** A file of the site; `captions` is a file, too, and `language` that of the captions. */
type VideoFile = Shared & { kind: "file"; src: string; captions: string | null; language: string }
type EmbeddedVideo = Shared & VideoEmbed & { kind: "embed"; url: string }
export type Video = VideoFile | EmbeddedVideo

/** A project's video. Nothing of it is loaded before the visitor plays it. */
export function ProjectVideo({ video }: { video: Video }) {
  return video.kind === "embed" ? <Embed {...video} /> : <File {...video} />
}

function File({ title, poster, src, captions, language }: VideoFile) {
  const image = poster && toImageAttributes(poster)
  return (
    <figure>
      <video
        className="video-place"
        controls
        playsInline
        preload="none"
        aria-label={title}
        src={src}
        {...(image && { poster: image.src, width: image.width, height: image.height })}
      >
        {captions && <track kind="captions" src={captions} srcLang={language} label={TEXTS.video.captions} default />}
        <a href={src}>{title}</a>
      </video>
      <figcaption className="caption">{title}</figcaption>
    </figure>
  )
}

/** A video of another host, with a plain link to it. */
function Embed({ title, poster, url, provider, host, embedUrl }: EmbeddedVideo) {
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
            // Players refuse pages without a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {poster && <ResponsiveImage image={poster} alt="" className="h-full! object-cover" />}
            <Button
              className="video-play scripted"
              aria-label={TEXTS.video.play(title)}
              onClick={() => setPlaying(true)}
            >
              <Icon icon="lucide:play" className="size-6" />
            </Button>
          </>
        )}
      </div>
      <figcaption className="caption">
        {title}. <ExternalLink href={url}>{TEXTS.video.watchAt(provider)}</ExternalLink>{" "}
        <span className="scripted">{TEXTS.video.note(host)}</span>
      </figcaption>
    </figure>
  )
}
