import { useEffect, useId, useRef, useState } from "react"

import { areShortcutsOn, chooseShortcuts } from "~/src/client/shortcuts/shortcut-choice"
import { Icon } from "~/src/components/ui/icon"
import { SHORTCUT_TEXTS } from "~/src/lib/shortcuts/shortcut-texts"
import { SHORTCUTS } from "~/src/lib/shortcuts/shortcuts"
import { TEXTS } from "~/src/lib/texts"

export type ShortcutListProps = { onClose: () => void }

/** All keyboard shortcuts in a dialog, and the switch that turns them off (WCAG 2.1.4). Loaded when first asked for. */
export function ShortcutList({ onClose }: ShortcutListProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [areOn, setOn] = useState(areShortcutsOn)
  const headingId = useId()
  const hintId = useId()
  useEffect(() => dialog.current?.showModal(), [])

  const choose = (choice: boolean) => {
    chooseShortcuts(choice)
    setOn(choice)
  }
  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby={headingId} onClose={onClose}>
      <div className="shortcuts-head">
        <h2 id={headingId} className="section-heading">
          {TEXTS.shortcuts}
        </h2>
        <button
          type="button"
          className="button button-icon"
          aria-label={TEXTS.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon icon="lucide:x" />
        </button>
      </div>
      <dl className="shortcuts-list">
        {SHORTCUTS.map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key, place) => (
                <span key={key}>
                  {place === 0 ? null : <span className="shortcuts-then">{SHORTCUT_TEXTS.followedBy}</span>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className="shortcuts-switch">
        <input
          type="checkbox"
          checked={areOn}
          aria-describedby={hintId}
          onChange={(event) => choose(event.target.checked)}
        />
        {SHORTCUT_TEXTS.areOn}
      </label>
      <p id={hintId} className="shortcuts-hint">
        {SHORTCUT_TEXTS.areOnHint}
      </p>
    </dialog>
  )
}
