type ViewTransitionCode = typeof import("~/src/client/navigation/view-transition")

/**
 * Loads the code that carries the cover of a card to the card's page, and back. Null on a page without covers, in a browser without
 * view transitions, for visitors who prefer no motion, and if the code cannot be loaded: then pages only fade.
 */
export async function loadViewTransition(): Promise<ViewTransitionCode | null> {
  const isNeeded =
    "startViewTransition" in document &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches &&
    document.querySelector("main :is(.card-link, .framed)") !== null
  return isNeeded ? import("~/src/client/navigation/view-transition").catch(() => null) : null
}
