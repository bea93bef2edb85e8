import { lazy, type ReactNode, Suspense, useEffect } from "react"

import { loadStyles } from "~/src/client/lazy-part"
import { emitAppEvent } from "~/src/client/report-chunk-error"
import { shortcutsDialog, useShortcutsDialog } from "~/src/client/shortcuts/shortcuts-dialog"
import type { ShortcutListProps } from "~/src/components/shortcuts/shortcut-list"

import shortcutStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/shortcuts.css"

/** Fetched when the list is first asked for. */
const ShortcutList = lazy(() =>
  Promise.all([import("~/src/components/shortcuts/shortcut-list"), loadStyles(shortcutStyles)]).then(
    ([module]) => ({ default: module.ShortcutList }),
    (error: unknown) => {
      emitAppEvent("chunk-error", { path: location.pathname, error })
      return { default: NoList }
    },
  ),
)

function NoList({ onClose }: ShortcutListProps): ReactNode {
  useEffect(onClose, [onClose])
  return null
}

/** Shows the keyboard shortcuts while they are asked for. */
export function Shortcuts() {
  const isOpen = useShortcutsDialog()
  if (!isOpen) return null
  return (
    <Suspense>
      <ShortcutList onClose={shortcutsDialog.close} />
    </Suspense>
  )
}
