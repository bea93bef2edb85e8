import { openToast } from "~/src/client/toast/toasts"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** Copies a text to the clipboard, and says so. If the browser refuses, a toast shows the text instead. */
export async function copyText(text: string, done: string): Promise<void> {
  const toast = { id: "copy", type: "foreground" } as const
  try {
    await navigator.clipboard.writeText(text)
    openToast({ ...toast, label: done })
  } catch {
    openToast({ ...toast, label: TEXTS.toasts.copyFailed, description: text })
  }
}
