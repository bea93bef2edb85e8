import { createStore } from "~/src/client/create-store"

/** Whether the list of keyboard shortcuts is open. */
export const shortcutsDialog = createStore(false)
