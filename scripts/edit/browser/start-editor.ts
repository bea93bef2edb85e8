import { noteEntrySave, subscribeToSaves } from "./content-requests"
import { browserStorage, FileHandle } from "./folder-handle"
import { separateDrafts } from "./separate-drafts"
import { showProblems, watchFields } from "./show-problems"
import { askBeforeLeaving, isUntouched, noteSave, noteSaving } from "./unsaved-changes"

const PREFERENCES = "sveltia-cms.prefs"

// In every browser, whether it has this API or not.
Object.defineProperty(navigator, "storage", { value: { getDirectory: async () => browserStorage } })
Object.assign(globalThis, {
  FileSystemFileHandle: FileHandle,
  separateDrafts: (store: Parameters<typeof separateDrafts>[0]) => separateDrafts(store, isUntouched),
})
// A server on the same machine needs no sign-in.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }))
// Unless the owner chooses otherwise, a saved entry stays open, with its problems at the fields.
localStorage.setItem(PREFERENCES, localStorage.getItem(PREFERENCES) ?? JSON.stringify({ closeOnSave: false }))

const config = JSON.parse(document.querySelector("#config")?.textContent ?? "")
watchFields(config)
subscribeToSaves(showProblems)
subscribeToSaves((refusal) => void (refusal && noteSaving(false)))
void showProblems()
askBeforeLeaving()
// Now, because it reads its preferences when it is loaded.
void import("@sveltia/cms").then(({ default: CMS }) => {
  const begin = () => {
    noteEntrySave(true)
    noteSaving(true)
  }
  const end = () => {
    noteEntrySave(false)
    noteSave()
  }
  CMS.registerEventListener({ name: "preSave", handler: begin })
  CMS.registerEventListener({ name: "postSave", handler: end })
  return CMS.init({ config })
})
