import sharp from "sharp"

/** An image that is brighter on average dazzles on the dark page, which dims it. */
const BRIGHT = 0.55
/** The colour of the dark page, on which a transparent image lies. */
const PAGE = "#09090b"
const SIZE_PX = 16

const known = new Map<string, Promise<boolean>>()

/** Returns whether the dark theme has to dim an image: whether its mean luma is high. The digest is that of its content. */
export function isBright(file: string, digest: string): Promise<boolean> {
  const bright = known.get(digest) ?? measure(file)
  known.set(digest, bright)
  return bright
}

async function measure(file: string): Promise<boolean> {
  const pixels = sharp(file)
    .flatten({ background: PAGE })
    .resize(SIZE_PX, SIZE_PX, { fit: "fill" })
    .toColourspace("srgb")
  const { channels } = await sharp(await pixels.png().toBuffer()).stats()
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => mean / 255)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT
}
