import type { ReactNode } from "react"

import { Icon } from "~/src/components/ui/icon"

type SelectFieldProps = {
  name: string
  value: string
  /** Of the place that it takes up. */
  className?: string
  onFocus?: () => void
  onChange: (value: string) => void
  /** Its options. */
  children: ReactNode
}

/** A list to choose from. Its arrow stands clear of the field's edge, which the browsers' own do not. */
export function SelectField({ name, value, className = "", onFocus, onChange, children }: SelectFieldProps) {
  return (
    <span className={`select-field ${className}`}>
      <select
        className="field"
        aria-label={name}
        value={value}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
      <Icon icon="lucide:chevron-right" className="select-arrow size-4" />
    </span>
  )
}
