import { closeToast, openToast } from "~/src/client/toast/toasts"

const OPENERS: Record<string, () => void> = {
  one: () => openToast({ id: "one", label: "One", type: "background" }),
  "one again": () => openToast({ id: "one", label: "One, changed", type: "background" }),
  foreground: () =>
    openToast({
      id: "foreground",
      label: "In front",
      type: "foreground",
      action: { label: "Go", altText: "Go to the about page", to: "/about" },
    }),
  wordless: () =>
    openToast({ id: "wordless", label: "Wordless", type: "background", action: { label: "Go", to: "/about" } }),
  stays: () => openToast({ id: "stays", label: "Stays", type: "background", durationMs: Number.POSITIVE_INFINITY }),
  "close the one that stays": () => closeToast("stays"),
}

/** Opens toasts of every kind. */
export default function ToastsPage() {
  return (
    <>
      <h1>Toasts</h1>
      {Object.entries(OPENERS).map(([name, open]) => (
        <button key={name} type="button" className="button" onClick={open}>
          {name}
        </button>
      ))}
    </>
  )
}
