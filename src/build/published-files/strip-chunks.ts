/** What draws, and what decides the colours and the animation. */
const PNG_CHUNKS = /^(?:[A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|cICP|mDCV|cLLI|acTL|fcTL|fdAT)/
const WEBP_CHUNKS = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/
const [PNG_START, WEBP_START] = [8, 12]
const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04]

type Chunk = { type: string; bytes: Buffer }

/** Returns a PNG without texts, times and Exif, and without what follows its end; null if it is damaged. */
export function stripPng(bytes: Buffer): Buffer | null {
  const chunks: Chunk[] = []
  for (let at = PNG_START; at + 12 <= bytes.length && chunks.at(-1)?.type !== "IEND"; ) {
    const chunk = bytes.subarray(at, at + 12 + bytes.readUInt32BE(at))
    chunks.push({ type: chunk.toString("latin1", 4, 8), bytes: chunk })
    at += chunk.length
  }
  const [header, ...others] = chunks.filter(({ type }) => PNG_CHUNKS.test(type)).map((chunk) => chunk.bytes)
  if (header === undefined || chunks.at(-1)?.type !== "IEND") return null
  return Buffer.concat([bytes.subarray(0, PNG_START), header, ...others])
}

/** Returns a WebP, which may be animated, without XMP and Exif; null if it is damaged. */
export function stripWebp(bytes: Buffer): Buffer | null {
  const end = bytes.readUInt32LE(4) + 8
  const chunks: Chunk[] = []
  let at = WEBP_START
  while (at + 8 <= end && end <= bytes.length + 1) {
    const size = bytes.readUInt32LE(at + 4)
    // Chunks have an even number of bytes.
    const chunk = bytes.subarray(at, at + 8 + size + (size % 2))
    chunks.push({ type: chunk.toString("latin1", 0, 4), bytes: Buffer.from(chunk) })
    at += chunk.length
  }
  const kept = chunks.filter(({ type }) => WEBP_CHUNKS.test(type))
  const [extended] = kept.filter(({ type }) => type === "VP8X")
  if (kept.length === 0) return null
  if (extended !== undefined) extended.bytes[8] = (extended.bytes[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)
  const stripped = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), ...kept.map((chunk) => chunk.bytes)])
  stripped.writeUInt32LE(stripped.length - 8, 4)
  return stripped
}
