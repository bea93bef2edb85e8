import { Link } from "gatsby"

import { toastQueue } from "~/src/client/toast/toast"
import type { Toast } from "~/src/client/toast/toast-queue"

type ToastBodyProps = { toast: Toast }

/** What a toast says, and the one thing that can be done about it. */
export function ToastBody({ toast: { key, label, description, action } }: ToastBodyProps) {
  return (
    <div className="toast-body">
      <p className="font-medium">{label}</p>
      {description === undefined ? null : <p className="wrap-anywhere text-muted">{description}</p>}
      {action === undefined ? null : (
        <Link to={action.to} className="link toast-action" onClick={() => toastQueue.closeKey(key)}>
          {action.label}
        </Link>
      )}
    </div>
  )
}
