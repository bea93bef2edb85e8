import { EmbeddedVideo } from "~/src/components/project-page/embedded-video"
import type { ContentImage } from "~/src/components/ui/responsive-image"
import { toImageAttributes } from "~/src/lib/images/image-data"
import { TEXTS } from "~/src/lib/texts"

/** A file of the site's own. */
type VideoFile = {
  kind: "file"
  src: string
  /** The file with what is said in it. */
  captions: string | null
  /** Of the captions. */
  language: string
}
/** A video at another host. */
type VideoElsewhere = { kind: "embed"; url: string; provider: string; host: string; embedUrl: string }

export type Video = (VideoFile | VideoElsewhere) & { title: string; poster: ContentImage | null }

type ProjectVideoProps = { video: Video | null }

/** A project's video: it never plays by itself, and nothing of it is loaded before it is played. */
export function ProjectVideo({ video }: ProjectVideoProps) {
  if (video === null) return null
  if (video.kind === "embed") return <EmbeddedVideo {...video} />
  const { title, poster, src, captions, language } = video
  const picture = poster === null ? null : toImageAttributes(poster)
  return (
    <figure>
      <video
        className="video-place"
        controls
        playsInline
        preload="none"
        aria-label={title}
        src={src}
        {...(picture === null ? {} : { poster: picture.src, width: picture.width, height: picture.height })}
      >
        {captions === null ? null : (
          <track kind="captions" src={captions} srcLang={language} label={TEXTS.video.captions} default />
        )}
        <a href={src}>{title}</a>
      </video>
      <figcaption className="caption">{title}</figcaption>
    </figure>
  )
}
