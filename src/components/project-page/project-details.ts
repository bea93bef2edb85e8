import type { AdjacentProjects } from "~/src/client/projects/use-adjacent-projects"
import type { Video } from "~/src/components/project-page/project-video"
import type { RelatedProject } from "~/src/components/project-page/related-projects"
import type { Heading } from "~/src/components/project-page/table-of-contents"
import type { CaptionedImage } from "~/src/components/ui/responsive-image"
import type { IconData, UnresolvedIcon } from "~/src/lib/icons/icon-data"

type Party = { name: string; url: string | null }

/** A project as its page shows it. */
export type ProjectDetails = AdjacentProjects & {
  path: string
  title: string
  summary: string
  type: string | null
  /** The formatted period. */
  when: string
  role: readonly string[]
  client: Party | null
  team: readonly (Party & { role: string | null })[]
  /** The job in the résumé that the project was part of. */
  job: { path: string; name: string; position: string | null } | null
  /** The status as text. */
  status: string | null
  tagLinks: readonly { name: string; path: string }[]
  tech: readonly string[]
  outcome: readonly string[]
  /** Results in figures. */
  metrics: readonly { value: string; label: string }[]
  /** At most one link is the primary button. */
  links: readonly { label: string; url: string; icon: IconData | UnresolvedIcon | null; isMain: boolean }[]
  /** Marks a project that is not public yet; only while developing. */
  badge: string | null
  cover: CaptionedImage | null
  gallery: readonly CaptionedImage[]
  video: Video | null
  headings: readonly Heading[]
  related: readonly RelatedProject[]
  html: string
}
