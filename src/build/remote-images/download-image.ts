import probe from "probe-image-size"

import { failureOf, publicRequest } from "~/src/build/network/public-request"
import type { FetchedImage, ImageNote } from "~/src/build/remote-images/image-store"
import { MAX_MEGAPIXELS } from "~/src/doctor/readers/images/image-size"
import { decodeError } from "~/src/doctor/rules/images/find-damaged-images"

const LIMITS = { timeoutMs: 30_000, mostBytes: 25_000_000 }

/** Its message continues a sentence that begins with the address. After a temporary failure, the next build may succeed. */
export class DownloadError extends Error {
  constructor(
    message: string,
    readonly isTemporary: boolean,
    readonly fix = "Correct the address, or save the image beside the file and write its name.",
  ) {
    super(message)
  }
}

const request = publicRequest(["https:"])

/** The formats that sharp scales, by the names of probe-image-size. */
const FORMATS = ["png", "jpg", "webp", "avif", "tiff"]
const SAVE_SMALLER = "Save it smaller."

/** Downloads an image, twice if it is damaged (G2); null if it has not changed since `note`. Throws a `DownloadError`. */
export async function downloadImage(
  address: string,
  note: ImageNote | null,
  limits = LIMITS,
  tries = 2,
): Promise<FetchedImage | null> {
  const { status, headers, bytes } = await requestBytes(address, note, limits)
  if (status === 304 && note !== null) return null
  const extension = checkHeader(bytes, headers)
  const damage = await decodeError(bytes)
  if (damage !== null && tries > 1) return downloadImage(address, note, limits, tries - 1)
  if (damage !== null) throw new DownloadError(`cannot be decoded (${damage})`, true)
  const [etag, lastModified] = ["etag", "last-modified"].map((name) => headers.get(name) ?? undefined)
  return { bytes, extension, etag, lastModified }
}

async function requestBytes(address: string, note: ImageNote | null, { timeoutMs, mostBytes }: typeof LIMITS) {
  try {
    const { status, headers, _data } = await request.raw(address, {
      responseType: "stream",
      retry: 1,
      // ofetch's own timeout does not cover the body or a second try.
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: "image/avif,image/webp,image/png,image/jpeg,image/tiff",
        ...(note?.etag && { "if-none-match": note.etag }),
        ...(note?.lastModified && { "if-modified-since": note.lastModified }),
      },
    })
    return { status, headers, bytes: await readBody(_data, mostBytes) }
  } catch (error) {
    if (error instanceof DownloadError) throw error
    const { kind, message, status = 0 } = failureOf(error)
    const isTemporary = kind === "status" ? status >= 500 || status === 429 : kind !== "refused"
    throw new DownloadError(message, isTemporary)
  }
}

async function readBody(body: ReadableStream<Uint8Array> | undefined, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new DownloadError(`is larger than ${mostBytes / 1e6} MB`, false, SAVE_SMALLER)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function checkHeader(bytes: Buffer, headers: Headers): string {
  const header = probe.sync(bytes)
  if (header === null || !FORMATS.includes(header.type)) {
    const format = header?.type ?? headers.get("content-type")?.split(";")[0]
    throw new DownloadError(`is ${format ? `${format}, ` : ""}not an image in PNG, JPEG, WebP, AVIF or TIFF`, false)
  }
  const megapixels = Math.round((header.width * header.height) / 1e6)
  if (megapixels <= MAX_MEGAPIXELS) return header.type
  throw new DownloadError(`has ${megapixels} megapixels, more than ${MAX_MEGAPIXELS}`, false, SAVE_SMALLER)
}
