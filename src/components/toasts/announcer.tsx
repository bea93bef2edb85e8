import { useEffect, useState } from "react"

import type { Toast, ToastType } from "~/src/client/toast/toast-queue"
import { TEXTS } from "~/src/lib/texts"

/** Long enough to be read out; then it goes, so that nobody meets it twice. In milliseconds. */
const SPOKEN_MS = 1000

type AnnouncerProps = { toasts: readonly Toast[] }

/** Reads toasts out: at once those in the foreground, when there is a pause those in the background (O6, O7). */
export function Announcer({ toasts }: AnnouncerProps) {
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
  const [spoken, setSpoken] = useState({ text: "" })
  const news = toast === undefined ? "" : `${toast.key} ${toast.revision}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is told once, whatever else changes
  useEffect(() => {
    if (toast !== undefined) setSpoken({ text: words(toast) })
  }, [news])
  useEffect(() => {
    if (spoken.text === "") return undefined
    const timer = setTimeout(() => setSpoken({ text: "" }), SPOKEN_MS)
    return () => clearTimeout(timer)
  }, [spoken])
  return spoken.text
}

function words({ label, description, action }: Toast): string {
  return [label, description, action === undefined ? undefined : (action.altText ?? TEXTS.toasts.action)]
    .filter((part) => part !== undefined)
    .join(". ")
}

function newest(toasts: readonly Toast[], type: ToastType): Toast | undefined {
  return toasts.findLast((toast) => toast.type === type && toast.state === "open")
}
