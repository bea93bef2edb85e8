import type { PictureImage } from "~/src/components/ui/picture"

export type Person = { name: string; role: string | null; url: string | null }

/** Everything a project's page shows. */
export type ProjectDetails = {
  title: string
  summary: string
  type: string | null
  when: string
  role: readonly string[]
  client: { name: string; url: string | null } | null
  team: readonly Person[]
  /** As it is printed. */
  status: string | null
  tags: readonly string[]
  tech: readonly string[]
  outcome: readonly string[]
  links: readonly { label: string; url: string }[]
  cover: { image: PictureImage; alt: string; caption: string | null } | null
  html: string
}
