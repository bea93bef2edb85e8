import { type ReactNode, useId } from "react"

type SectionProps = { heading: string; className?: string; children: ReactNode }

export function Section({ heading, className, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="section-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}
