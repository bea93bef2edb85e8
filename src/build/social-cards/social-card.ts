/** Everything that the image which represents a page where it is shared is drawn from. */
export type SocialCard = {
  title: string
  /** What the page is, above its title. */
  label: string | null
  /** A sentence below the title, for which only a card without a picture has room. */
  text: string | null
  /** Whose site it is. */
  name: string
  /** The site's host, which stands in for a name that no font can show. */
  host: string
  /** In hexadecimal. */
  accent: string
  /** A file, and a digest of its bytes. */
  picture: { file: string; digest: string } | null
}

/** The size that networks ask for, in pixels. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630
