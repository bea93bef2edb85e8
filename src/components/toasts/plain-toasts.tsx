import { Link } from "gatsby"

import { dismissToast, type Toast, useToasts } from "~/src/client/toast/toasts"
import { Icon } from "~/src/components/ui/icon"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** Shows the toasts without react-toastify, which cannot be loaded offline. */
export function PlainToasts() {
  return (
    <div className="grid gap-2">
      {useToasts().map((toast) => (
        <div key={toast.key} id={toast.key} className="toast" data-state={toast.state}>
          <ToastBody toast={toast} />
          <ToastClose toastKey={toast.key} />
        </div>
      ))}
    </div>
  )
}

export function ToastBody({ toast: { key, label, description, action } }: { toast: Toast }) {
  return (
    <div className="toast-body">
      <p className="font-medium">{label}</p>
      {description === undefined ? null : <p className="text-muted">{description}</p>}
      {action === undefined ? null : (
        <Link to={action.to} className="link toast-action" onClick={() => dismissToast(key)}>
          {action.label}
        </Link>
      )}
    </div>
  )
}

export function ToastClose({ toastKey }: { toastKey: string }) {
  return (
    <button type="button" className="toast-close" aria-label={TEXTS.close} onClick={() => dismissToast(toastKey)}>
      <Icon icon="lucide:x" className="size-4" />
    </button>
  )
}
