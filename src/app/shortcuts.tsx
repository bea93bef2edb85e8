import { useEffect } from "react"

import { useStore } from "~/src/client/create-store"
import { lazyComponent } from "~/src/client/lazy-component"
import { shortcutsDialog } from "~/src/client/shortcuts/shortcut-choice"

import shortcutStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/shortcuts.css"

const ShortcutList = lazyComponent({
  load: () => import("~/src/components/shortcuts/shortcut-list").then((module) => module.ShortcutList),
  styles: shortcutStyles,
  fallback: function NoList() {
    useEffect(() => shortcutsDialog.set(false), [])
    return null
  },
})

export function Shortcuts() {
  return useStore(shortcutsDialog) ? <ShortcutList /> : null
}
