import type { ComponentProps } from "react"

import { Icon } from "~/src/components/ui/icon"
import { Spaced } from "~/src/components/ui/spaced"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"

type SelectFieldProps = Omit<ComponentProps<"select">, "onChange"> & {
  onChange: (value: string) => void
  /** Replaces the chosen value on a phone. */
  phoneIcon?: InterfaceIcon
}

/** A select with its own arrow, because browsers put theirs at the very edge. */
export function SelectField({ name, onChange, phoneIcon, children, ...select }: SelectFieldProps) {
  return (
    <span className="select-field">
      {phoneIcon && <Icon icon={phoneIcon} className="select-icon size-4" />}
      <select className="field" aria-label={name} onChange={({ target }) => onChange(target.value)} {...select}>
        <Spaced>{children}</Spaced>
      </select>
      <Icon icon="lucide:chevron-right" className="select-arrow size-4" />
    </span>
  )
}
