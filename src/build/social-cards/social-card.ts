/** The content of the image that represents a page where it is shared. */
export type SocialCard = {
  title: string
  /** The kind of page, e.g. the type and period of a project. */
  label: string | null
  /** A sentence; only cards without an image have room for it. */
  text: string | null
  /** The name of the site. */
  name: string
  /** The host of the site, used when no font has the characters of the name. */
  host: string
  /** A hexadecimal colour. */
  accent: string
  /** An image file and the digest of its bytes. */
  picture: { file: string; digest: string } | null
}

/** Pixels, as social networks ask for. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630
