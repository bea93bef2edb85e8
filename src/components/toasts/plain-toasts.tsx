import { toastQueue } from "~/src/client/toast/toast"
import type { Toast } from "~/src/client/toast/toast-queue"
import { ToastBody } from "~/src/components/toasts/toast-body"
import { ToastClose } from "~/src/components/toasts/toast-close"

type PlainToastsProps = { toasts: readonly Toast[] }

/** Toasts for as long as what draws them well is not there: without a network it never comes, and that is worth a toast. */
export function PlainToasts({ toasts }: PlainToastsProps) {
  return (
    <div className="toast-list">
      {toasts.map((toast) => (
        <div key={toast.key} id={toast.key} className="toast" data-state={toast.state}>
          <ToastBody toast={toast} />
          <ToastClose onClose={() => toastQueue.closeKey(toast.key)} />
        </div>
      ))}
    </div>
  )
}
