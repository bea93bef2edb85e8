import probe from "probe-image-size"

import { publicRequest, refusalOf } from "~/src/build/network/public-request"
import type { CopyNote, Fetched } from "~/src/build/remote-images/image-store"
import type { ContentProblem } from "~/src/doctor/content-problem"
import { checkPixels } from "~/src/doctor/images/picture-size"
import { decodeFault } from "~/src/doctor/readers/decode-fault"

export type DownloadLimits = { timeoutMs: number; mostBytes: number }

export type Download =
  | { outcome: "picture"; picture: Fetched }
  /** The copy is still what the server has. */
  | { outcome: "unchanged" }
  /** `why` continues a sentence about the address; another try may help where the failure is passing. */
  | { outcome: "failure"; why: string; isPassing: boolean; advice?: Pick<ContentProblem, "expected" | "fix"> }

export const DOWNLOAD_LIMITS: DownloadLimits = { timeoutMs: 30_000, mostBytes: 25_000_000 }

const request = publicRequest(["https:"])

/** The kinds of pictures that sharp makes others from, by the names that probe-image-size gives them. */
const KINDS = ["png", "jpg", "webp", "avif", "tiff"]

/**
 * Fetches a picture, once more after a failure that may pass (G2); with a copy, only if it has changed. Never rejects:
 * what is wrong comes back in words.
 */
export async function download(address: string, copy: CopyNote | null, limits = DOWNLOAD_LIMITS): Promise<Download> {
  const first = await fetchOnce(address, copy, limits)
  return "isCutOff" in first ? await fetchOnce(address, copy, limits) : first
}

async function fetchOnce(
  address: string,
  copy: CopyNote | null,
  limits: DownloadLimits,
): Promise<Download & { isCutOff?: true }> {
  try {
    const {
      status,
      headers,
      _data: body,
    } = await request.raw(address, {
      responseType: "stream",
      retry: 1,
      // Not ofetch's own time-out, which ends with the headers and is not there for the second try.
      signal: AbortSignal.timeout(limits.timeoutMs),
      headers: conditions(copy),
    })
    if (status === 304 && copy !== null) return { outcome: "unchanged" }
    const bytes = body === undefined ? new Uint8Array() : await readBody(body, limits.mostBytes)
    const size = probe.sync(Buffer.from(bytes))
    const type = size?.type ?? ""
    if (size === null || !KINDS.includes(type)) {
      return { outcome: "failure", why: notPicture(headers, type), isPassing: false }
    }
    const tooMany = checkPixels(size)
    if (tooMany !== null) return { outcome: "failure", why: tooMany.found, isPassing: false, advice: tooMany }
    const fault = await decodeFault(bytes)
    if (fault !== null) {
      return { outcome: "failure", why: `which cannot be decoded (${fault})`, isPassing: true, isCutOff: true }
    }
    const picture = {
      bytes,
      type,
      etag: headers.get("etag") ?? undefined,
      lastModified: headers.get("last-modified") ?? undefined,
    }
    return { outcome: "picture", picture }
  } catch (error) {
    return explain(error, limits)
  }
}

class TooLarge extends Error {}

function conditions(copy: CopyNote | null): Record<string, string> {
  return {
    accept: "image/avif,image/webp,image/png,image/jpeg,image/tiff",
    ...(copy?.etag === undefined ? {} : { "if-none-match": copy.etag }),
    ...(copy?.lastModified === undefined ? {} : { "if-modified-since": copy.lastModified }),
  }
}

async function readBody(body: ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > mostBytes) {
      await reader.cancel()
      throw new TooLarge()
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

function notPicture(headers: Headers, type: string): string {
  const kind = type === "" ? headers.get("content-type")?.split(";")[0] : type
  return kind ? `which is no such picture but ${kind}` : "which cannot be read as a picture"
}

function explain(error: unknown, { timeoutMs, mostBytes }: DownloadLimits): Download {
  if (error instanceof TooLarge) {
    const limit = `${mostBytes / 1e6} MB`
    const advice = { expected: `a picture of at most ${limit}`, fix: "save it smaller" }
    return { outcome: "failure", why: `which is larger than ${limit}`, isPassing: false, advice }
  }
  const refusal = refusalOf(error)
  if (refusal !== null) return { outcome: "failure", why: refusal, isPassing: false }
  const { status, name, cause } = error as { status?: number; name: string; cause?: unknown }
  if (status !== undefined) {
    return {
      outcome: "failure",
      why: `which answers with status ${status}`,
      isPassing: status >= 500 || status === 429,
    }
  }
  if ([name, (cause as Error | undefined)?.name].includes("TimeoutError")) {
    return { outcome: "failure", why: `which did not arrive within ${timeoutMs / 1000} s`, isPassing: true }
  }
  return { outcome: "failure", why: `which could not be fetched: ${networkReason(error)}`, isPassing: true }
}

/** The innermost reason, e.g. `ENOTFOUND`: what fetch says itself is always "fetch failed". */
function networkReason(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message: string }
  return cause ? networkReason(cause) : (code ?? message)
}
