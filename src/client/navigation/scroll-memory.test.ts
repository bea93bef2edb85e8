import { updateScroll } from "~/src/client/navigation/scroll-memory"

test("W3: an address with the id of a field moves the focus there, after the router has moved it to the page", async () => {
  document.body.innerHTML = '<main tabindex="-1"><input id="entry-search"></main>'
  const [page, field] = document.querySelectorAll<HTMLElement>("main, input")
  // Missing in jsdom.
  Object.assign(field ?? {}, { scrollIntoView: () => undefined })
  Object.assign(performance, { getEntriesByType: () => [] })
  updateScroll({ pathname: "/projects", hash: "#entry-search" }, { pathname: "/about", hash: "" })
  page?.focus()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(field)
})
