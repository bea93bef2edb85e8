import { useMemo, useRef } from "react"

import { useProjectOrder } from "~/src/client/projects/use-project-order"
import { useSettledList, useShownCount } from "~/src/client/projects/use-shown-count"
import { ProjectRows, type ProjectSummary } from "~/src/components/project-list/project-cards"
import { Button } from "~/src/components/ui/button"
import type { IndexedProject } from "~/src/lib/projects/project-index"
import { TEXTS } from "~/src/lib/texts"

type ProjectResultsProps = {
  found: readonly IndexedProject[]
  toSummary: (project: IndexedProject) => ProjectSummary
  onClear: () => void
}

/** The results of a filter, page by page; without any, a button that clears the filter. */
export function ProjectResults({ found, toSummary, onClear }: ProjectResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useShownCount(list)
  useSettledList({ ...shown, list, isComplete: true })
  useProjectOrder(found)
  const summaries = useMemo(() => found.slice(0, shown.count).map(toSummary), [found, shown.count, toSummary])
  return (
    <div ref={list} className="grid content-start gap-8">
      {found.length === 0 ? (
        <p>
          <Button onClick={onClear}>{TEXTS.filter.clear}</Button>
        </p>
      ) : (
        <ProjectRows projects={summaries} />
      )}
      {summaries.length < found.length ? (
        <p className="text-center">
          <Button onClick={shown.showMore}>{TEXTS.list.showMore}</Button>
        </p>
      ) : null}
    </div>
  )
}
