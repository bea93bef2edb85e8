import { toJsonWithoutAtSigns } from "~/src/build/outputs/to-json-without-at-signs"
import { type ImageData, smallestVersion } from "~/src/lib/images/image-data"
import { encodeIndex, type IndexedProject } from "~/src/lib/projects/project-index"

export type QueriedProject = Omit<IndexedProject, "cover"> & { cover: { image: ImageData | null } | null }

/** Returns the index of all projects for the search in the browser, newest first. */
export function projectIndexFile(projects: readonly QueriedProject[]): string {
  const indexed = projects.map(({ cover, ...project }) => ({
    ...project,
    cover: cover?.image?.images.fallback === undefined ? null : smallestVersion(cover.image.images.fallback),
  }))
  return toJsonWithoutAtSigns(encodeIndex(indexed))
}
