import probe from "probe-image-size"

import { failureReason, publicRequest, refusalOf } from "~/src/build/network/public-request"
import type { FetchedImage, ImageNote } from "~/src/build/remote-images/image-store"
import { decodeError } from "~/src/doctor/images/find-damaged-images"
import { MAX_MEGAPIXELS } from "~/src/doctor/images/image-size"

export const DOWNLOAD_LIMITS = { timeoutMs: 30_000, mostBytes: 25_000_000 }

type Limits = typeof DOWNLOAD_LIMITS

/** Its message continues a sentence about the address. A temporary failure may be gone at the next build. */
export class DownloadError extends Error {
  constructor(
    message: string,
    readonly isTemporary: boolean,
    readonly fix = "Correct the address, or save the image beside the file and name it.",
  ) {
    super(message)
  }
}

/** Its first bytes are an image's, the rest is damaged. */
class DamagedImage extends DownloadError {}

const request = publicRequest(["https:"])

/** The formats that sharp scales, by the names of probe-image-size. */
const FORMATS = ["png", "jpg", "webp", "avif", "tiff"]
const SUPPORTED = "an image in PNG, JPEG, WebP, AVIF or TIFF"
const SAVE_SMALLER = "Save it smaller."

/**
 * Downloads an image, again if it arrived damaged (G2). Returns null if the host says that it has not changed since
 * `note`. Throws only a `DownloadError`.
 */
export async function downloadImage(
  address: string,
  note: ImageNote | null,
  limits: Limits = DOWNLOAD_LIMITS,
): Promise<FetchedImage | null> {
  return downloadOnce(address, note, limits).catch((error) => {
    if (error instanceof DamagedImage) return downloadOnce(address, note, limits)
    throw error
  })
}

async function downloadOnce(address: string, note: ImageNote | null, limits: Limits): Promise<FetchedImage | null> {
  try {
    const response = await request.raw(address, {
      responseType: "stream",
      retry: 1,
      // ofetch's own timeout ends with the headers, and its retry has none.
      signal: AbortSignal.timeout(limits.timeoutMs),
      headers: {
        accept: "image/avif,image/webp,image/png,image/jpeg,image/tiff",
        ...(note?.etag && { "if-none-match": note.etag }),
        ...(note?.lastModified && { "if-modified-since": note.lastModified }),
      },
    })
    if (response.status === 304 && note !== null) return null
    const bytes = await readBody(response._data, limits)
    return {
      bytes,
      extension: await checkImage(bytes, response.headers),
      etag: response.headers.get("etag") ?? undefined,
      lastModified: response.headers.get("last-modified") ?? undefined,
    }
  } catch (error) {
    throw error instanceof DownloadError ? error : describeFailure(error, limits)
  }
}

async function readBody(body: ReadableStream<Uint8Array> | undefined, { mostBytes }: Limits): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes) {
      throw new DownloadError(`is larger than ${mostBytes / 1e6} MB`, false, SAVE_SMALLER)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns the extension of the image's format. */
async function checkImage(bytes: Buffer, headers: Headers): Promise<string> {
  const header = probe.sync(bytes)
  if (header === null || !FORMATS.includes(header.type)) {
    const format = header?.type ?? headers.get("content-type")?.split(";")[0]
    throw new DownloadError(`is ${format ? `${format}, not ` : "not "}${SUPPORTED}`, false)
  }
  const megapixels = Math.round((header.width * header.height) / 1e6)
  if (megapixels > MAX_MEGAPIXELS) {
    throw new DownloadError(`has ${megapixels} megapixels, more than ${MAX_MEGAPIXELS}`, false, SAVE_SMALLER)
  }
  const error = await decodeError(bytes)
  if (error !== null) throw new DamagedImage(`cannot be decoded (${error})`, true)
  return header.type
}

function describeFailure(error: unknown, { timeoutMs }: Limits): DownloadError {
  const refusal = refusalOf(error)
  if (refusal !== null) return new DownloadError(refusal, false)
  const { status } = error as { status?: number }
  if (status !== undefined) {
    return new DownloadError(`answers with status ${status}`, status >= 500 || status === 429)
  }
  const reason = failureReason(error)
  return new DownloadError(
    reason === "TimeoutError" ? `did not arrive within ${timeoutMs / 1000} s` : `could not be fetched: ${reason}`,
    true,
  )
}
