import { reportChunkError } from "~/src/client/report-chunk-error"
import { type SearchShard, shardOf, type WordFiles } from "~/src/lib/search/search-words"

export type LoadShard = (file: string) => Promise<SearchShard>

/**
 * Returns a search for the texts with a word that begins with a term: their numbers in the search index (W3). The words are loaded
 * when a term needs them; until then, none is found. `onChange` is called when they have arrived, when they could not be loaded, and
 * when they may be loaded again: by another search, which is another object, or after `retry`.
 */
export function createWordSearch({ base, names }: WordFiles, load: LoadShard, onChange: () => void) {
  const shards = new Map<string, SearchShard>()
  const loading = new Set<string>()
  const failed = new Map<string, object>()
  const loadWords = async (name: string, search: object) => {
    loading.add(name)
    try {
      shards.set(name, await load(`${base}/${name}.json`))
      failed.delete(name)
    } catch (error) {
      failed.set(name, search)
      reportChunkError(error)
    }
    loading.delete(name)
    onChange()
  }
  return {
    isLoading: () => loading.size > 0,
    hasFailed: (search: object) => [...failed.values()].includes(search),
    retry() {
      failed.clear()
      onChange()
    },
    find(term: string, search: object): readonly number[] {
      const name = shardOf(term)
      if (name === null || !names.includes(name)) return []
      const shard = shards.get(name)
      if (!shard && !loading.has(name) && failed.get(name) !== search) void loadWords(name, search)
      return Object.entries(shard ?? {}).flatMap(([word, numbers]) => (word.startsWith(term) ? numbers : []))
    },
  }
}
