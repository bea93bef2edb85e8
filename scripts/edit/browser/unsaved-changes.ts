import { leaveForm } from "./separate-drafts"

const QUESTION = "Your changes are not saved. Leave this file? The editor offers them again when you open it."
const FORM = ".content-editor .body"
/** Restore, among others: after Delete and OK, nothing depends on it. */
const ANSWER = "[role=alertdialog] button.primary"
const SAVE = ".content-editor button[aria-keyshortcuts$='+S']:not(:disabled)"

/** Whether the owner has done something in the form since it was saved or left. Sveltia always calls a new entry changed. */
let isTouched = false
/** Sveltia drops what is typed while it saves. */
let isSaving = false
/** The field of the last key; null after a pointer. Saving by keys takes the focus from it, because the button turns off. */
let typedIn: HTMLElement | null = null

/** Asks before a form with unsaved changes, or the page, is left. Call it before Sveltia is loaded. Returns a cleanup function. */
export function askBeforeLeaving(): () => void {
  const listeners = new AbortController()
  const options = { capture: true, signal: listeners.signal }
  // Dictation gives input without keys.
  for (const type of ["pointerdown", "keydown", "input", "click"] as const) addEventListener(type, noteTouch, options)
  addEventListener("keydown", keepOffer, options)
  addEventListener("hashchange", stayUnlessConfirmed, options)
  addEventListener("beforeinput", (event) => isSaving && event.preventDefault(), options)
  addEventListener("beforeunload", (event) => isUnsaved() && event.preventDefault(), options)
  return () => listeners.abort()
}

/** Whether a form is open and the owner has done nothing in it. */
export function isUntouched(): boolean {
  return !isTouched && /^#\/collections\/[^/]+\/(?:entries\/|new)/.test(location.hash)
}

/** Call it when Sveltia begins to save the open entry, or could not. */
export function noteSaving(isBegun: boolean): void {
  isSaving = isBegun
  if (!isBegun && document.activeElement === document.body) typedIn?.focus({ preventScroll: true })
}

/** Call it when the open entry was saved. */
export function noteSave(): void {
  isTouched = false
  // Sveltia replaces what is in the form after this event.
  setTimeout(() => noteSaving(false))
}

function noteTouch({ target, type }: Event): void {
  const isInForm = target instanceof Element && target.closest(type === "click" ? ANSWER : FORM) !== null
  if (type === "keydown" && isInForm) typedIn = target as HTMLElement
  if (type === "pointerdown") {
    typedIn = null
    // Sveltia has a message of its own.
    noteSaving(false)
  }
  if (isInForm) isTouched = true
}

/** Sveltia takes Escape for Discard, which deletes the draft that it offers. */
function keepOffer(event: KeyboardEvent): void {
  const question = document.querySelector("dialog[open][role=alertdialog] .title")?.textContent
  if (event.key !== "Escape" || question === undefined || question !== Object(globalThis).draftQuestion) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function isUnsaved(): boolean {
  return isTouched && document.querySelector(SAVE) !== null
}

/** Sveltia changes the page when it hears of the new address, its own buttons included. */
function stayUnlessConfirmed(event: HashChangeEvent): void {
  if (isUnsaved() && !confirm(QUESTION)) {
    event.stopImmediatePropagation()
    // Sveltia reports its own changes of the address itself. They added an entry to the history; going back removed one.
    history[event.isTrusted ? "pushState" : "replaceState"](null, "", event.oldURL)
    return
  }
  isTouched = false
  leaveForm()
  // It would cover the fields of the form that is opened.
  if (isUntouched()) document.querySelector("#problems")?.removeAttribute("open")
}
