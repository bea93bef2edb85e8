import { useEffect, useId, useRef, useState } from "react"

import { areShortcutsOn, chooseShortcuts, shortcutsDialog } from "~/src/client/shortcuts/shortcut-choice"
import { IconButton } from "~/src/components/ui/button"
import { SHORTCUT_TEXTS } from "~/src/lib/shortcuts/shortcut-texts"
import { SHORTCUTS } from "~/src/lib/shortcuts/shortcuts"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** A dialog with all keyboard shortcuts and the switch that turns them off (WCAG 2.1.4). Loaded when first opened. */
export function ShortcutList() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [areOn, setOn] = useState(areShortcutsOn)
  const headingId = useId()
  const hintId = useId()
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby={headingId} onClose={() => shortcutsDialog.set(false)}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="section-heading">
          {TEXTS.shortcuts}
        </h2>
        <IconButton icon="lucide:x" name={TEXTS.close} onClick={() => dialog.current?.close()} />
      </div>
      <dl className="shortcuts-list">
        {SHORTCUTS.map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && <span className="shortcuts-then">{SHORTCUT_TEXTS.followedBy}</span>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className="shortcuts-switch flex cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={areOn}
          aria-describedby={hintId}
          onChange={({ target }) => {
            chooseShortcuts(target.checked)
            setOn(target.checked)
          }}
        />
        {SHORTCUT_TEXTS.areOn}
      </label>
      <p id={hintId} className="shortcuts-hint">
        {SHORTCUT_TEXTS.areOnHint}
      </p>
    </dialog>
  )
}
