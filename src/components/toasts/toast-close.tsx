import { Icon } from "~/src/components/ui/icon"
import { TEXTS } from "~/src/lib/texts"

type ToastCloseProps = { onClose: () => void }

/** Closes a toast (O7). */
export function ToastClose({ onClose }: ToastCloseProps) {
  return (
    <button type="button" className="toast-close" aria-label={TEXTS.close} onClick={onClose}>
      <Icon icon="lucide:x" className="size-4" />
    </button>
  )
}
