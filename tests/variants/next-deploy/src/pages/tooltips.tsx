import { tooltipTrigger } from "~/src/lib/tooltip-trigger"

const AT_TOP = { position: "fixed", top: 100 } as const

/** Tooltips where no page of the site has one: with room below, and at the edge of the screen. */
export default function TooltipsPage() {
  return (
    <>
      <h1>Tooltips</h1>
      <button type="button" {...tooltipTrigger("Below")} style={{ ...AT_TOP, left: 400 }}>
        a
      </button>
      <button type="button" {...tooltipTrigger("Beside")} style={{ ...AT_TOP, left: 520 }}>
        b
      </button>
      <button
        type="button"
        {...tooltipTrigger("A tooltip far wider than what it belongs to")}
        style={{ ...AT_TOP, left: 0 }}
      >
        edge
      </button>
    </>
  )
}
