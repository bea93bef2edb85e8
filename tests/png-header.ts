import { crc32 } from "node:zlib"

/** Returns the beginning of an image file, which says its size. */
export function pngHeader(size: string): Buffer {
  const [width = 0, height = 0] = size.split("x").map(Number)
  const header = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000", "hex")
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
