/** The element in which Gatsby announces each new page by its heading. */
const ANNOUNCER_ID = "gatsby-announcer"

/**
 * Clears the last announcement. Gatsby announces a page in the next frame, and only if its words differ from the last ones: two
 * error pages in a row have the same heading (N3).
 */
export function clearRouteAnnouncement(): void {
  const announcer = document.getElementById(ANNOUNCER_ID)
  if (announcer !== null) announcer.textContent = ""
}
