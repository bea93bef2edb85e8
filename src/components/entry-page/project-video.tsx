import { useState } from "react"

import { Button } from "~/src/components/ui/button"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { type ContentImage, ResponsiveImage } from "~/src/components/ui/responsive-image"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import type { ProjectDetails } from "~/src/lib/entries/to-project-details"
import type { VideoEmbed } from "~/src/lib/entries/video-embed"
import { toImageAttributes } from "~/src/lib/images/image-data"
import { bidiIsolate, fillText } from "~/src/lib/texts/fill-text"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

import videoStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/video.css"

/** The video is not loaded before the visitor plays it. */
type ProjectVideoProps = NonNullable<ProjectDetails["video"]> & Pick<ProjectDetails, "lang"> & { isFirst: boolean }

/** `isFirst` is whether there is no cover above it. */
export function ProjectVideo({ title, url, src, captions, poster, embed, lang, isFirst }: ProjectVideoProps) {
  if (url && embed) return <EmbeddedVideo {...embed} {...{ title, url, isFirst }} poster={poster?.image ?? null} />
  // The file is missing, which only happens while developing.
  if (!src?.publicURL) return null
  const image = toImageAttributes(poster?.image)
  return (
    <figure>
      <link rel="stylesheet" href={videoStyles} />
      <video
        className="video-place"
        controls
        playsInline
        preload="none"
        aria-label={title}
        src={src.publicURL}
        {...(image && { poster: image.src, width: image.width, height: image.height })}
      >
        {captions?.publicURL && (
          <track
            kind="captions"
            src={captions.publicURL}
            srcLang={lang ?? __CONTENT_LANGUAGE__}
            label={PROJECT_TEXTS.video.captions}
            default
          />
        )}
        <a href={src.publicURL}>{title}</a>
      </video>
      <figcaption className="caption">{title}</figcaption>
    </figure>
  )
}

/** The pressed button is removed, so the player takes the focus. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

type EmbeddedVideoProps = VideoEmbed & { title: string; url: string; poster: ContentImage; isFirst: boolean }

function EmbeddedVideo({ title, poster, isFirst, url, provider, host, embedUrl }: EmbeddedVideoProps) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <figure>
      <link rel="stylesheet" href={videoStyles} />
      <div className="video-place">
        {isPlaying ? (
          <iframe
            ref={focus}
            src={embedUrl}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // Players refuse pages without a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <ResponsiveImage image={poster} alt="" isFirst={isFirst} />
            <Button
              className="video-play scripted"
              aria-label={fillText(PROJECT_TEXTS.video.play, { title })}
              onClick={() => setPlaying(true)}
            >
              <Icon icon="lucide:play" />
            </Button>
          </>
        )}
      </div>
      <figcaption className="caption">
        {bidiIsolate(title) + PUNCTUATION.stop}
        <ExternalLink href={url}>{fillText(PROJECT_TEXTS.video.watchAt, { provider })}</ExternalLink>
        <span className="scripted">{PUNCTUATION.stop + fillText(PROJECT_TEXTS.video.note, { host })}</span>
      </figcaption>
    </figure>
  )
}
