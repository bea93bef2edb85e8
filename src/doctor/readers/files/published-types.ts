import path from "node:path"

import { type Finding, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"

/**
 * What the site does with a file of the owner: it publishes a copy (`data`, and `media`, which browsers play),
 * an image without metadata, captions without notes, or a sanitised drawing.
 */
export type PublishedKind = "data" | "media" | "image" | "captions" | "drawing"

/** The types of files that may be published. Browsers run no code in any of them but `drawing`, which is sanitised (S6). */
const ENDINGS: Record<PublishedKind, string> = {
  data: `7z bz2 gz lz lz4 rar tar tbz2 tgz txz xz zip zst epub mobi
    pdf doc docm docx dot dotx key numbers odf odg odp ods odt pages pot potx pps ppsx ppt pptx rtf xls xlsb xlsm xlsx
    bib csv geojson ics ipynb json jsonl md ris srt tex tsv txt vcf yaml yml
    asc gpg sig webmanifest
    otf ttc ttf woff woff2
    3mf blend dwg dxf glb gltf mtl obj ply step stl stp usdz`,
  media: "aac aif aiff flac m4a m4v mid midi mkv mov mp3 mp4 oga ogg ogv opus wav weba webm",
  image: "avif bmp gif heic heif ico jfif jpeg jpg jxl png tif tiff webp",
  captions: "vtt",
  drawing: "svg",
}

/** Returns how a file is published by the last ending of its name, e.g. `drawing` for `plan.pdf.SVG`; null if it is not. */
export function publishedKind(file: string): PublishedKind | null {
  const ending = path.posix.extname(file).slice(1).toLowerCase()
  const kinds = Object.keys(ENDINGS) as PublishedKind[]
  return kinds.find((kind) => ENDINGS[kind].split(/\s+/).includes(ending)) ?? null
}

/** Returns null if the type is published. */
export function checkPublishedType(name: string): Finding | null {
  if (publishedKind(name) !== null) return null
  const type = path.posix.extname(name)
  const reason = type === "" ? "it has no ending" : `files in ${type} may run code, or browsers do not know them`
  const fix = "Link to it in a repository, or put it into a .zip file and link to that."
  return say("file-type", `${formatValue(name)} is not published: ${reason}.`, fix)
}
