import { distance } from "fastest-levenshtein"

import { buildManifest } from "~/src/client/freshness/load-build-manifest"
import { nearestPaths } from "~/src/lib/addresses/nearest-paths"
import { NOTES_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { bidiIsolate } from "~/src/lib/texts/fill-text"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"

/** A page, by its title, or by its path if it has none of its own, such as that of a tag. */
export type Suggestion = { path: string; title: string; lang: string | null }

/** Returns the pages whose paths are most similar to a path inside the site. Rejects if the site's paths cannot be loaded. */
export async function suggestPages(path: string, titled: readonly Suggestion[]): Promise<Suggestion[]> {
  const { matcher, prerendered } = await buildManifest()
  const lists = [
    { path: PROJECTS_PATH, title: TEXTS.projects, lang: null },
    ...(__HAS_NOTES__ ? [{ path: NOTES_PATH, title: NOTE_TEXTS.title, lang: null }] : []),
  ]
  const renamed = Object.fromEntries(Object.entries(matcher).map(([from, { redirect }]) => [from, redirect]))
  return nearestPaths(path, { paths: prerendered, renamed, distance }).map(
    (near) =>
      [...lists, ...titled].find((page) => page.path === near) ?? { path: near, title: bidiIsolate(near), lang: null },
  )
}
