import { openToast } from "~/src/client/toast/toasts"
import { TEXTS } from "~/src/lib/texts"

/** Puts a text on the visitor's clipboard and says so; where that is not allowed, shows the text to copy by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    openToast({ id: "copy", type: "foreground", label: done })
  } catch {
    openToast({ id: "copy", type: "foreground", label: TEXTS.toasts.copyFailed, description: text })
  }
}
