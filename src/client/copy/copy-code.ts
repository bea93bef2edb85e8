import { copyText } from "~/src/client/copy/copy-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/**
 * Lets the buttons of code blocks copy their code (M3). They are in the HTML of texts, so one listener is for all of them; the boot
 * script replays a press from before the app has started. Returns a cleanup function.
 */
export function startCopyingCode(): () => void {
  const copy = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(".code-copy") : null
    const code = button?.parentElement?.querySelector("pre")?.textContent
    if (code) void copyText(code, TEXTS.toasts.codeCopied)
  }
  document.addEventListener("click", copy)
  return () => document.removeEventListener("click", copy)
}
