import type { Video } from "~/src/components/project-page/project-video"

type QueriedVideo = NonNullable<NonNullable<Queries.ProjectPageQuery["project"]>["video"]>

/** A queried video as components take it; null for one whose file is missing while developing. */
export function toVideo({ title, url, src, captions, poster, embed }: QueriedVideo, language: string): Video | null {
  const shown = { title, poster: poster?.image ?? null }
  if (url !== null && embed !== null) return { kind: "embed", url, ...embed, ...shown }
  if (!src?.publicURL) return null
  return { kind: "file", src: src.publicURL, captions: captions?.publicURL ?? null, language, ...shown }
}
