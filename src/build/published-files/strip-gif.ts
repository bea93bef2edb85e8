const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b]
const [TEXT, CONTROL, APPLICATION] = [0x01, 0xf9, 0xff]
/** How often an animation is repeated, and the colour profile. */
const APPLICATIONS = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]

/** Returns a GIF, which may be animated, without comments and XMP, and without what follows its end; null if it is damaged. */
export function stripGif(bytes: Buffer): Buffer | null {
  const start = 13 + colourTableSize(bytes[10])
  const kept = [bytes.subarray(0, start)]
  for (let at = start; at < bytes.length; ) {
    const kind = bytes[at]
    if (kind === TRAILER) return Buffer.concat([...kept, Buffer.from([TRAILER])])
    const end = endOfBlocks(bytes, at + (kind === EXTENSION ? 2 : 11 + colourTableSize(bytes[at + 9])))
    if (end === null || (kind !== EXTENSION && kind !== IMAGE)) return null
    if (kind === IMAGE || isKept(bytes.subarray(at, end))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

function isKept(extension: Buffer): boolean {
  const kind = extension[1]
  if (kind === APPLICATION) return APPLICATIONS.includes(extension.toString("latin1", 3, 14))
  return kind === CONTROL || kind === TEXT
}

/** The lowest bits hold the number of colours. */
function colourTableSize(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Blocks begin with their length; one without a byte is the last. Returns the position after it. */
function endOfBlocks(bytes: Buffer, from: number): number | null {
  let at = from
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0)
  return at < bytes.length ? at + 1 : null
}
