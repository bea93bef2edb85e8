import { toJsonWithoutAtSigns } from "~/src/build/outputs/to-json-without-at-signs"
import { type ImageData, smallestVersion } from "~/src/lib/images/image-data"
import { encodeIndex, type IndexedProject } from "~/src/lib/projects/project-index"

/** A project as the build's query answers. */
export type QueriedProject = Omit<IndexedProject, "cover"> & { cover: { image: ImageData | null } | null }

/** The text of the file that searches begin with: all projects, newest first. */
export function projectIndexFile(projects: readonly QueriedProject[]): string {
  const indexed = projects.map(({ cover, ...project }) => ({
    ...project,
    cover: cover?.image?.images.fallback === undefined ? null : smallestVersion(cover.image.images.fallback),
  }))
  return toJsonWithoutAtSigns(encodeIndex(indexed))
}
