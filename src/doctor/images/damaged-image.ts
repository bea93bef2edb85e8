import sharp from "sharp"

/**
 * Why a picture cannot be decoded, of which its beginning may tell nothing: null when it can. Reads all of it, which takes
 * some 10 ms.
 * @param picture its bytes, or the path of its file
 */
export async function decodeFault(picture: string | Uint8Array): Promise<string | null> {
  try {
    // As strict as what scales them; a few pixels are enough to have read the whole file.
    await sharp(picture, { failOn: "warning" }).resize(8).raw().toBuffer()
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)
  }
}
