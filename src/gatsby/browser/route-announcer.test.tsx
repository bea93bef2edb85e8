import { clearRouteAnnouncement } from "~/src/gatsby/browser/route-announcer"

test("N3: the last announcement is cleared, so that a page with the same heading is announced, too", () => {
  document.body.innerHTML = '<div id="gatsby-announcer">Navigated to ERROR 404</div>'
  clearRouteAnnouncement()
  expect(document.body).toHaveTextContent("")
})
