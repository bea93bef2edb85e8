import { fields, httpsUrl, text } from "~/src/doctor/schemas/field-types"
import { VIDEO_HOSTS, videoEmbed } from "~/src/lib/projects/video-embed"

const ADDRESS = `the address of a video at ${VIDEO_HOSTS.join(" or ")}`
const CAPTIONS = "a .vtt file with what is said, or none where nothing is said"

/** A video of a project: a file beside its Markdown, or the address of one at a host that can be embedded. */
export const videoSchema = fields("a video with title, and src or url", {
  src: text(2000)
    .meta({ kind: "file name", description: "a `.mp4` or `.webm` file beside this one", example: "film.mp4" })
    .optional(),
  url: httpsUrl
    .refine((url) => videoEmbed(url) !== null, ADDRESS)
    .meta({ description: `${ADDRESS}, in place of \`src\``, example: "https://vimeo.com/76979871" })
    .optional(),
  title: text(120).meta({ description: "what it shows", example: "The loom at work" }),
  poster: text(2000)
    .meta({ kind: "file name or https address", description: "the picture before it plays", example: "still.png" })
    .transform((src) => ({ src, alt: "" }))
    .optional(),
  captions: text(2000)
    .meta({
      kind: "file name, or `none`",
      description: "a `.vtt` file with what is said in the file `src`; `none` where nothing is said",
      example: "film.vtt",
    })
    .transform((captions) => (captions === "none" ? null : captions))
    .optional(),
}).superRefine(({ src, url, captions }, { addIssue }) => {
  const isWrong = (field: string, message: string) => addIssue({ code: "custom", path: [field], message })
  if (src === undefined && url === undefined) isWrong("src", `a file's name, or url: ${ADDRESS}`)
  if (src !== undefined && url !== undefined) isWrong("url", "either src or url")
  if (src !== undefined && url === undefined && captions === undefined) isWrong("captions", CAPTIONS)
  if (url !== undefined && captions !== undefined) isWrong("captions", "nothing: the host of the video shows its own")
})
