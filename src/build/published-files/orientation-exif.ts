export function orientationExif(orientation: number): Buffer {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  // One field, 0x0112, with one short integer; no other list of fields follows.
  return Buffer.from([...header, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
}
