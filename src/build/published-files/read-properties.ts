import path from "node:path"
import { strFromU8, unzipSync } from "fflate"

/** What a file says about itself, and no visitor sees: who made it, where, and what it is called. */
type Property = { name: "author" | "title" | "place"; value: string }

type Reader = (bytes: Buffer) => Promise<Property[]> | Property[]

const READERS: [endings: RegExp, read: Reader][] = [
  [/^\.pdf$/i, readPdf],
  [/^\.(?:doc|dot|pot|pp[st]|xl[st])[mx]$|^\.od[gpst]$/i, readOffice],
  [/^\.(?:mp4|m4[av]|mov)$/i, readFilm],
]
/** In OOXML the first file, in OpenDocument the second. */
const OFFICE_FILE = /^(?:docProps\/core|meta)\.xml$/
const OFFICE_FIELD = /<(dc:title|dc:creator|cp:lastModifiedBy|meta:initial-creator)(?:\s[^>]*)?>([^<]+)</g
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }
/** A place as ISO 6709 writes it, e.g. `+52.5200+013.4050/`: in `©xyz`, and in the fields of QuickTime. */
const FILM_PLACE = /[+-]\d{2}\.\d{2,}[+-]\d{3}\.\d{2,}(?:[+-][\d.]+)?\//
/** iTunes: the size of a box `data`, its type, its language, the text. QuickTime: the size of the text, its language, the text. */
const FILM_FIELD = /\xa9(nam|ART|aut)(?:\0\0(..)data.{8}|(..)..)/gs
const [DATA_HEADER, BOX_HEADER] = [16, 8]

/** Returns the author, title and place in a PDF, an office document or a film; none for a file that cannot be read as one. */
export async function readProperties(file: string, bytes: Buffer): Promise<Property[]> {
  const [, read] = READERS.find(([endings]) => endings.test(path.extname(file))) ?? []
  try {
    const found = (await read?.(bytes)) ?? []
    return found.map(({ name, value }) => ({ name, value: value.trim() })).filter(({ value }) => value !== "")
  } catch {
    return []
  }
}

async function readPdf(bytes: Buffer): Promise<Property[]> {
  const { getDocument } = await import("unpdf/pdfjs")
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { Author = "", Title = "" } = (await document.getMetadata()).info as { Author?: string; Title?: string }
  await document.destroy()
  return [
    { name: "author", value: Author },
    { name: "title", value: Title },
  ]
}

function readOffice(bytes: Buffer): Property[] {
  const files = unzipSync(bytes, { filter: ({ name }) => OFFICE_FILE.test(name) })
  const xml = Object.values(files).map((content) => strFromU8(content))
  return [...xml.join("").matchAll(OFFICE_FIELD)].map(([, field, value = ""]) => ({
    name: field === "dc:title" ? "title" : "author",
    value: value.replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole),
  }))
}

function readFilm(bytes: Buffer): Property[] {
  const text = movieBox(bytes).toString("latin1")
  const place = FILM_PLACE.exec(text)?.[0]
  const fields = [...text.matchAll(FILM_FIELD)].map((found): Property => {
    const [whole, field, dataSize, textSize] = found
    const size = Buffer.from(dataSize ?? textSize ?? "", "latin1").readUInt16BE() - (dataSize ? DATA_HEADER : 0)
    const start = found.index + whole.length
    const value = Buffer.from(text.slice(start, start + size), "latin1").toString("utf8")
    return { name: field === "nam" ? "title" : "author", value }
  })
  return place === undefined ? fields : [...fields, { name: "place", value: place }]
}

/** Returns the box `moov`, which describes a film; none of the others, which hold its frames and sounds, is read. */
function movieBox(bytes: Buffer): Buffer {
  for (let at = 0; at + BOX_HEADER <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    // 1 means that the size follows the type, and 0 that the box is the last one.
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + BOX_HEADER)) : size || bytes.length - at
    if (bytes.toString("latin1", at + 4, at + BOX_HEADER) === "moov") return bytes.subarray(at, at + length)
    at += Math.max(length, BOX_HEADER)
  }
  return Buffer.alloc(0)
}
