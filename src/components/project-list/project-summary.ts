import type { ContentImage } from "~/src/components/ui/responsive-image"

/** What a list shows of a project. */
export type ProjectSummary = {
  path: string
  title: string
  summary: string
  type: string | null
  tags: readonly string[]
  /** Printed as it is: `July 1843 – September 1843`. */
  when: string
  /** Says that the project is not public yet; only while developing. */
  badge: string | null
  cover: { image: ContentImage; alt: string } | null
}
