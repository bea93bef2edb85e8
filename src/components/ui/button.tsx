import type { ComponentProps } from "react"

import { Icon } from "~/src/components/ui/icon"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"

export function Button(props: ComponentProps<"button">) {
  return <button type="button" className="button" {...props} />
}

export function IconButton({ icon, name, onClick }: { icon: InterfaceIcon; name: string; onClick: () => void }) {
  return (
    <Button className="button button-icon" aria-label={name} onClick={onClick}>
      <Icon icon={icon} />
    </Button>
  )
}
