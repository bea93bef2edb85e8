import { useEffect, useState } from "react"

import type { Toast, ToastType } from "~/src/client/toast/toast-queue"
import { TEXTS } from "~/src/lib/texts"

/** Then the text is removed, so that screen readers do not find it again. */
const ANNOUNCEMENT_MS = 1000

/** Announces toasts to screen readers: foreground toasts interrupt, background toasts wait for a pause (O6, O7). */
export function Announcer({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <>
      <div role="alert" className="sr-only">
        <Announcement toast={newest(toasts, "foreground")} />
      </div>
      <div role="status" className="sr-only">
        <Announcement toast={newest(toasts, "background")} />
      </div>
    </>
  )
}

function Announcement({ toast }: { toast: Toast | undefined }) {
  const [text, setText] = useState("")
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per toast and revision
  useEffect(() => {
    if (toast !== undefined) setText(announcementOf(toast))
  }, [toast?.key, toast?.revision])
  useEffect(() => {
    if (text === "") return undefined
    const timer = setTimeout(() => setText(""), ANNOUNCEMENT_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text
}

function announcementOf({ label, description, action }: Toast): string {
  const parts = [label, description, action && (action.altText ?? TEXTS.toasts.action)]
  return parts.filter((part) => part !== undefined).join(". ")
}

function newest(toasts: readonly Toast[], type: ToastType): Toast | undefined {
  return toasts.findLast((toast) => toast.type === type && toast.state === "open")
}
