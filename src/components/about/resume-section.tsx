import { type ReactNode, useId } from "react"

type ResumeSectionProps<Item> = {
  heading: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

/** A section of the résumé as a list; without entries there is none. */
export function ResumeSection<Item>({ heading, items, children }: ResumeSectionProps<Item>) {
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h2 id={headingId} className="section-heading">
        {heading}
      </h2>
      <ul className="rows resume-rows">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and entries need not differ
          <li key={index}>{children(item)}</li>
        ))}
      </ul>
    </section>
  )
}
