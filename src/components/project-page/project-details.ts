import type { AdjacentProject } from "~/src/client/projects/use-adjacent-projects"
import type { GalleryImage } from "~/src/components/project-page/gallery-image"
import type { Video } from "~/src/components/project-page/project-video"
import type { RelatedProject } from "~/src/components/project-page/related-projects"
import type { Heading } from "~/src/components/project-page/table-of-contents"
import type { ContentImage } from "~/src/components/ui/responsive-image"
import type { IconData, UnresolvedIcon } from "~/src/lib/icons/icon-data"

export type Person = { name: string; role: string | null; url: string | null }

/** A number that tells what came of a project. */
export type Metric = { value: string; label: string }

export type ProjectLink = {
  label: string
  url: string
  icon: IconData | UnresolvedIcon | null
  /** The one address that the page invites to. */
  isMain: boolean
}

/** Everything a project's page shows. */
export type ProjectDetails = {
  path: string
  title: string
  summary: string
  type: string | null
  when: string
  role: readonly string[]
  client: { name: string; url: string | null } | null
  team: readonly Person[]
  /** The job of the résumé that it was part of. */
  job: { path: string; name: string; position: string | null } | null
  /** As it is printed. */
  status: string | null
  /** Its tags, and where each leads. */
  tagLinks: readonly { name: string; path: string }[]
  tech: readonly string[]
  outcome: readonly string[]
  metrics: readonly Metric[]
  links: readonly ProjectLink[]
  /** Says that the project is not public yet; only while developing. */
  badge: string | null
  cover: { image: ContentImage; alt: string; caption: string | null } | null
  gallery: readonly GalleryImage[]
  video: Video | null
  headings: readonly Heading[]
  previous: AdjacentProject | null
  next: AdjacentProject | null
  related: readonly RelatedProject[]
  html: string
}
