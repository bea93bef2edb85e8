import { beginText, tagOfText } from "./content-requests"
import { openFile } from "./show-problems"

type Key = [collectionName: string, slug: string]
type Draft = { collectionName: string; slug: string; timestamp: Date; tag?: string | undefined }
/** Sveltia's store, in which all tabs share one draft for each entry. */
type Store = {
  values: () => Promise<Draft[]>
  get: (key: Key) => Promise<Draft | undefined>
  put: (draft: Draft) => Promise<unknown>
  delete: (key: Key) => Promise<unknown>
}

/** Names the open form. */
let id = ""
/** Call it when a form was left: another one may take over its draft. */
export let leaveForm: () => void = () => undefined

/**
 * Returns a store in which each form has a draft of its own, with the form's id behind the slug. When a form is opened, it takes over
 * the newest draft whose form was left or whose page is gone.
 * @param isOpening whether Sveltia asks for the draft of a form that it opens
 */
export function separateDrafts(store: Store, isOpening: () => boolean) {
  openForm()
  const own = (slug: string) => `${slug}\n${id}`

  async function takeOver([collection, slug]: Key, own: string): Promise<Draft | undefined> {
    const drafts = (await store.values()).toSorted((a, b) => Number(b.timestamp) - Number(a.timestamp))
    for (const draft of drafts.filter(({ collectionName }) => collectionName === collection)) {
      const [name, form = ""] = draft.slug.split("\n")
      const take = async (lock: Lock | null) => {
        if (lock === null) return false
        await store.put({ ...draft, slug: own })
        await store.delete([collection, draft.slug])
        return true
      }
      if (name === slug && (await navigator.locks.request(form, { ifAvailable: true }, take))) return draft
    }
    return undefined
  }

  return {
    async get(key: Key): Promise<Draft | undefined> {
      if (!isOpening()) return store.get([key[0], own(key[1])])
      openForm()
      const draft = await takeOver(key, own(key[1]))
      beginText(openFile(), draft?.tag)
      return draft
    },
    put: (draft: Draft) => store.put({ ...draft, slug: own(draft.slug), tag: tagOfText(openFile()) }),
    delete([collection, slug]: Key): Promise<unknown> {
      beginText(openFile())
      return store.delete([collection, own(slug)])
    },
  }
}

/** Keeps a lock until the form is left. The browser gives up the locks of a page that is gone. */
function openForm(): void {
  leaveForm()
  const isLeft = new Promise<void>((resolve) => {
    leaveForm = resolve
  })
  id = crypto.randomUUID()
  void navigator.locks.request(id, () => isLeft)
}
