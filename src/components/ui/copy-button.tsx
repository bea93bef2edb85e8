import type { ReactNode } from "react"

import { openToast } from "~/src/client/toast/toasts"
import { Button } from "~/src/components/ui/button"
import { Icon } from "~/src/components/ui/icon"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { tooltipTrigger } from "~/src/lib/tooltip-trigger"

type CopyButtonProps = {
  text: () => string
  /** The toast's text on success. */
  done: string
  icon: InterfaceIcon
  /** Name and tooltip of a button without children. */
  name?: string
  children?: ReactNode
}

/** Copies a text to the clipboard. If the browser refuses, a toast shows the text instead. */
export function CopyButton({ text, done, icon, name, children }: CopyButtonProps) {
  const copy = async () => {
    const toast = { id: "copy", type: "foreground" } as const
    try {
      await navigator.clipboard.writeText(text())
      openToast({ ...toast, label: done })
    } catch {
      openToast({ ...toast, label: TEXTS.toasts.copyFailed, description: text() })
    }
  }
  return (
    <Button
      className={`button scripted ${children === undefined ? "button-icon" : ""}`}
      onClick={copy}
      {...(name === undefined ? {} : { "aria-label": name, ...tooltipTrigger(name) })}
    >
      <Icon icon={icon} className="size-4" />
      {children}
    </Button>
  )
}
