import type { ReactNode } from "react"

import { copyText } from "~/src/client/copy/copy-text"
import { Button } from "~/src/components/ui/button"
import { Icon } from "~/src/components/ui/icon"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import { tooltipTrigger } from "~/src/lib/tooltip-trigger"

type CopyButtonProps = {
  text: () => string
  /** The toast's text on success. */
  done: string
  icon?: InterfaceIcon
  /** Name and tooltip of a button without children. */
  name?: string
  children?: ReactNode
  className?: string
}

export function CopyButton({ text, done, icon, name, children, className }: CopyButtonProps) {
  return (
    <Button
      className={className ?? `button scripted ${children === undefined ? "button-icon" : ""}`}
      onClick={() => copyText(text(), done)}
      {...(name === undefined ? {} : { "aria-label": name, ...tooltipTrigger(name) })}
    >
      {icon && <Icon icon={icon} className="size-4" />}
      {children}
    </Button>
  )
}
