import { createHash } from "node:crypto"
import sharp from "sharp"

import { openCacheFolder } from "~/src/build/cache-folder"

import { stripPng, stripWebp } from "./strip-chunks"
import { stripGif } from "./strip-gif"
import { stripJpeg } from "./strip-jpeg"

/**
 * Formats whose metadata is cut out, so that the pixels stay what they are. Others are encoded again, and so is a PNG or WebP that is
 * to be turned: browsers turn only JPEG, and few of them PNG.
 */
const STRIPPERS: Record<string, (bytes: Buffer, orientation: number) => Buffer | null> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
}
const ENCODED_UPRIGHT = new Set(["png", "webp"])
/** Visually lossless. */
const [AVIF_QUALITY, WEBP_QUALITY] = [90, 95]
/** How a file begins in a format that sharp reads, unless it is damaged. */
const READABLE = /^(?:\xff\xd8|\x89PNG|GIF8|RIFF....WEBP|II\*|MM\0\*)/s
/** How Exif, XMP and IPTC begin in any format. */
const METADATA = /Exif\0\0|<x:xmpmeta|<\?xpacket|Photoshop 3\.0|application\/rdf\+xml/

/**
 * Returns an image without Exif, XMP, IPTC and comments. It keeps its colour profile, its animation and the direction in which it is
 * shown. Null if that is not possible: the image is damaged, or has metadata in a format that sharp does not read (S6).
 */
export async function stripImage(bytes: Buffer): Promise<Buffer | null> {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null)
  const text = bytes.toString("latin1")
  if (found === null) return READABLE.test(text) || METADATA.test(text) ? null : bytes
  const strip = STRIPPERS[found.format]
  const { orientation = 1 } = found
  const isEncoded = orientation !== 1 && ENCODED_UPRIGHT.has(found.format)
  if (strip !== undefined && !isEncoded) return strip(bytes, orientation)
  const isAvif = found.format === "heif" && found.compression === "av1"
  if (isAvif && !found.exif && !found.xmp && !METADATA.test(text)) return bytes
  return isAvif || isEncoded || found.format === "tiff" ? encodeOnce(bytes, found) : null
}

/** Encoding an AVIF takes seconds, so the result is kept for the next build. */
async function encodeOnce(bytes: Buffer, metadata: sharp.Metadata): Promise<Buffer | null> {
  const cache = openCacheFolder("stripped-images")
  const name = createHash("sha256").update(`sharp@${sharp.versions.sharp}\0`).update(bytes).digest("hex")
  const known = cache.read(name)
  if (known !== null) return known
  const encoded = await encode(bytes, metadata).catch(() => null)
  if (encoded !== null) cache.write(name, encoded)
  return encoded
}

function encode(bytes: Buffer, { format, depth, channels = 3 }: sharp.Metadata): Promise<Buffer> {
  const image = sharp(bytes, { animated: true }).autoOrient().keepIccProfile()
  if (format === "heif") return image.avif({ quality: AVIF_QUALITY, chromaSubsampling: "4:4:4" }).toBuffer()
  if (format === "webp") return image.webp({ quality: WEBP_QUALITY, smartSubsample: true }).toBuffer()
  const deep = depth === "ushort" ? image.toColourspace(channels < 3 ? "grey16" : "rgb16") : image
  if (format === "png") return deep.png().toBuffer()
  return deep.tiff({ compression: "deflate" }).toBuffer()
}
