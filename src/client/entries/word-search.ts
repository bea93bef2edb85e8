import { reportChunkError } from "~/src/client/report-chunk-error"
import { type SearchShard, shardOf, type WordFiles } from "~/src/lib/search/search-words"

export type LoadShard = (file: string) => Promise<SearchShard>

/**
 * Returns a function that finds the texts with a word that begins with a term: their numbers in the search index (W3). The words are
 * loaded when a term needs them, again if that failed; until then, none is found. `onLoad` is called when more can be found.
 */
export function createWordSearch({ base, names }: WordFiles, load: LoadShard, onLoad: () => void) {
  const shards = new Map<string, SearchShard>()
  return (term: string): readonly number[] => {
    const name = shardOf(term)
    if (name === null || !names.includes(name)) return []
    const shard = shards.get(name)
    if (shard === undefined) {
      shards.set(name, {})
      load(`${base}/${name}.json`)
        .then((loaded) => {
          shards.set(name, loaded)
          onLoad()
        })
        .catch((error) => {
          shards.delete(name)
          reportChunkError(error)
        })
    }
    return Object.entries(shard ?? {}).flatMap(([word, numbers]) => (word.startsWith(term) ? numbers : []))
  }
}
