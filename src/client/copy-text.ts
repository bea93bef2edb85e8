import { openToast } from "~/src/client/toast/toasts"
import { TEXTS } from "~/src/lib/texts"

/** Copies a text to the clipboard and confirms it in a toast. Where that is not allowed, the toast shows the text. */
export async function copyText(text: string, confirmation: string): Promise<void> {
  const toast = { id: "copy", type: "foreground" } as const
  try {
    await navigator.clipboard.writeText(text)
    openToast({ ...toast, label: confirmation })
  } catch {
    openToast({ ...toast, label: TEXTS.toasts.copyFailed, description: text })
  }
}
