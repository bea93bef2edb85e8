import type { Context } from "~/src/build/graphql/resolve-field"
import { type VideoEmbed, videoEmbed } from "~/src/lib/projects/video-embed"

type Video = { url?: string }

/** `ProjectVideo.embed`: how a video of another host is shown. */
export const embedField = {
  resolve: ({ url }: Video): VideoEmbed | null => (url === undefined ? null : videoEmbed(url)),
}

/** The hosts of all embedded videos of the site. */
export async function videoEmbeds({ nodeModel }: Pick<Context, "nodeModel">): Promise<VideoEmbed[]> {
  const query = { filter: { video: { url: { ne: null } } } }
  const { entries } = await nodeModel.findAll({ type: "Project", query })
  return Array.from(entries as Iterable<{ video: Video }>, ({ video }) => embedField.resolve(video)).filter(
    (embed) => embed !== null,
  )
}
