import type { ComponentProps } from "react"

import { Icon } from "~/src/components/ui/icon"

type SelectFieldProps = Omit<ComponentProps<"select">, "onChange"> & { onChange: (value: string) => void }

/** A select with its own arrow, because browsers put theirs at the very edge. */
export function SelectField({ name, className = "", onChange, ...select }: SelectFieldProps) {
  return (
    <span className={`select-field ${className}`}>
      <select className="field" aria-label={name} onChange={({ target }) => onChange(target.value)} {...select} />
      <Icon icon="lucide:chevron-right" className="select-arrow size-4" />
    </span>
  )
}
