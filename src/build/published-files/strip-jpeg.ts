const [SOI, EOI, SOS, APP0, APP1, APP15, COM] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xef, 0xfe]
/** What decides how the pixels look: the pixel density without a thumbnail, a colour profile, and the colours of Adobe. */
const KEPT = new Map([
  [APP0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0"],
  [0xee, "Adobe"],
])
/** With the marker and without a thumbnail. */
const JFIF_BYTES = 18

/**
 * Returns a JPEG with the same pixels that has nothing else but their colour profile and orientation; what some cameras append is left
 * out, too. Null if it is damaged.
 */
export function stripJpeg(bytes: Buffer, orientation: number): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null
  const kept: Buffer[] = []
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === EOI) return joined(kept, orientation)
    const segment = bytes.subarray(at, endOfSegment(bytes, at))
    if (isKept(marker, segment)) kept.push(segment)
    at += segment.length
  }
  return null
}

function endOfSegment(bytes: Buffer, at: number): number {
  const marker = bytes[at + 1]
  // A marker may follow any number of bytes to fill.
  if (marker === 0xff) return at + 1
  if (at + 4 > bytes.length) return bytes.length
  const end = at + 2 + bytes.readUInt16BE(at + 2)
  return marker === SOS ? endOfScan(bytes, end) : end
}

function isKept(marker: number, segment: Buffer): boolean {
  if (marker === COM || marker === 0xff) return false
  const isApp = marker >= APP0 && marker <= APP15
  const name = KEPT.get(marker)
  return (
    !isApp || (name !== undefined && segment.indexOf(name) === 4 && (marker !== APP0 || segment.length === JFIF_BYTES))
  )
}

/** In a scan, a byte of 0xff is followed by 0 or a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && (bytes[at + 1] === 0 || ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0)) at = bytes.indexOf(0xff, at + 2)
  return at === -1 ? bytes.length : at
}

function orientationExif(orientation: number): Buffer {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  // One field, 0x0112, with one short integer; no other list of fields follows.
  return Buffer.from([...header, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
}

function joined(segments: readonly Buffer[], orientation: number): Buffer {
  const exif = Buffer.concat([Buffer.from("Exif\0\0"), orientationExif(orientation)])
  const app1 = Buffer.concat([Buffer.from([0xff, APP1, 0, exif.length + 2]), exif])
  const hasDensity = segments[0]?.[1] === APP0
  const all = orientation === 1 ? segments : segments.toSpliced(hasDensity ? 1 : 0, 0, app1)
  return Buffer.concat([Buffer.from([0xff, SOI]), ...all, Buffer.from([0xff, EOI])])
}
