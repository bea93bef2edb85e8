import { type ReactNode, useId } from "react"

type SectionProps = { heading: string; className?: string; headingClassName?: string; children: ReactNode }

export function Section({ heading, className, headingClassName = "section-heading", children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={headingClassName}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
