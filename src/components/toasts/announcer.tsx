import { useEffect, useState } from "react"

import type { Toast } from "~/src/client/toast/toasts"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** After this time the text is removed, so that screen readers do not find it again. */
const ANNOUNCEMENT_MS = 1000

/** Announces toasts to screen readers: foreground toasts interrupt, background toasts wait for a pause (O6, O7). */
export function Announcer({ toasts }: { toasts: readonly Toast[] }) {
  return (["foreground", "background"] as const).map((urgency) => (
    <div key={urgency} role={urgency === "foreground" ? "alert" : "status"} className="sr-only">
      <Announcement toast={toasts.findLast(({ state, type }) => state === "open" && type === urgency)} />
    </div>
  ))
}

function Announcement({ toast }: { toast: Toast | undefined }) {
  const [text, setText] = useState("")
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once per toast and revision
  useEffect(() => {
    if (toast === undefined) return
    const { label, description, action } = toast
    const parts = [label, description, action && (action.altText ?? TEXTS.toasts.action)]
    setText(parts.filter((part) => part !== undefined).join(". "))
  }, [toast?.key, toast?.revision])
  useEffect(() => {
    if (text === "") return undefined
    const timer = setTimeout(() => setText(""), ANNOUNCEMENT_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text
}
