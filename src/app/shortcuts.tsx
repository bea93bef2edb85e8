import { useEffect } from "react"

import { useStore } from "~/src/client/create-store"
import { lazyPart } from "~/src/client/lazy-part"
import { shortcutsDialog } from "~/src/client/shortcuts/shortcut-choice"
import type { ShortcutListProps } from "~/src/components/shortcuts/shortcut-list"

import shortcutStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/shortcuts.css"

const ShortcutList = lazyPart<ShortcutListProps>({
  load: () => import("~/src/components/shortcuts/shortcut-list").then((module) => module.ShortcutList),
  styles: shortcutStyles,
  fallback: function NoList({ onClose }) {
    useEffect(onClose, [onClose])
    return null
  },
})

const close = () => shortcutsDialog.set(false)

/** Shows the keyboard shortcuts while the dialog is open. */
export function Shortcuts() {
  return useStore(shortcutsDialog) ? <ShortcutList onClose={close} /> : null
}
