import sharp, { type Create, type Sharp } from "sharp"

/** An image of one colour: red and four by four pixels, but as sharp's `create` options say. */
export function plainImage(options: Partial<Create> = {}): Sharp {
  return sharp({ create: { width: 4, height: 4, channels: 3, background: "red", ...options } })
}
