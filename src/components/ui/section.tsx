import { type ReactNode, useId } from "react"

type SectionProps = { heading: string; className?: string; children: ReactNode }

/** A section named by its heading. */
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
