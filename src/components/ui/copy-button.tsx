import type { ReactNode } from "react"

import { copyText } from "~/src/client/copy-text"
import { Icon } from "~/src/components/ui/icon"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import { tooltipTrigger } from "~/src/lib/tooltip-trigger"

type CopyButtonProps = {
  /** Asked for when the button is pressed. */
  text: () => string
  /** What the toast says when it worked. */
  done: string
  icon: InterfaceIcon
  /** Names a button that shows no words; its tooltip, too. */
  name?: string
  children?: ReactNode
}

/** Puts something on the clipboard; not there without scripts. */
export function CopyButton({ text, done, icon, name, children }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`button scripted ${children === undefined ? "button-icon" : ""}`}
      onClick={() => copyText(text(), done)}
      {...(name === undefined ? {} : { "aria-label": name, ...tooltipTrigger(name) })}
    >
      <Icon icon={icon} className="size-4" />
      {children}
    </button>
  )
}
