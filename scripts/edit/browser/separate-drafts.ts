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

let form: ReturnType<typeof openForm> | undefined

/**
 * Returns a store in which each form has a draft of its own, with the form's id behind the slug. When a form is opened, it takes over
 * the newest draft whose form was left or whose page is gone.
 * @param isOpening whether Sveltia asks for the draft of a form that it opens
 */
export function separateDrafts(store: Store, isOpening: () => boolean) {
  const own = ([collectionName, slug]: Key): Key => [collectionName, `${slug}\n${form?.id}`]
  form = openForm()

  async function takeOver([collectionName, slug]: Key, [, to]: Key): Promise<Draft | undefined> {
    const drafts = (await store.values()).filter((draft) => draft.collectionName === collectionName)
    for (const draft of drafts.toSorted((a, b) => Number(b.timestamp) - Number(a.timestamp))) {
      const [name, id = ""] = draft.slug.split("\n")
      const key: Key = [collectionName, draft.slug]
      const take = async (lock: Lock | null) => {
        // Another tab may have been faster.
        if (lock === null || (await store.get(key)) === undefined) return false
        await store.put({ ...draft, slug: to })
        await store.delete(key)
        return true
      }
      if (name === slug && (await navigator.locks.request(id, { ifAvailable: true }, take))) return draft
    }
    return undefined
  }

  return {
    async get(key: Key): Promise<Draft | undefined> {
      if (!isOpening()) return store.get(own(key))
      leaveForm()
      form = openForm()
      const file = openFile()
      const draft = await takeOver(key, own(key))
      beginText(file, draft?.tag)
      return draft
    },
    put(draft: Draft): Promise<unknown> {
      const [, slug] = own([draft.collectionName, draft.slug])
      return store.put({ ...draft, slug, tag: tagOfText(openFile()) })
    },
    delete(key: Key): Promise<unknown> {
      beginText(openFile())
      return store.delete(own(key))
    },
  }
}

/** Call it when a form was left: another one may take over its draft. */
export function leaveForm(): void {
  form?.leave()
}

/** Keeps a lock until the form is left. The browser gives up the locks of a page that is gone. */
function openForm() {
  const id = crypto.randomUUID()
  let leave: () => void = () => undefined
  const isLeft = new Promise<void>((resolve) => {
    leave = resolve
  })
  void navigator.locks.request(id, () => isLeft)
  return { id, leave }
}
