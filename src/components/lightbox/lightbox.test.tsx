import { act, fireEvent, screen } from "@testing-library/react"

const PAGE = `<main>
  <figure><a class="zoom" href="/a.webp"><img src="/a-640.webp" alt="A loom" width="1600" height="1000"></a></figure>
  <figure><a class="zoom" href="/b.webp"><img src="/b-640.webp" alt="A card"></a><figcaption>One of 24,000.</figcaption></figure>
</main>`

const dialog = () => screen.queryByRole("dialog", { hidden: true })
const goBack = () => act(async () => void window.dispatchEvent(new PopStateEvent("popstate")))

/** Opens the lightbox with the second image of a page. */
async function open() {
  document.body.innerHTML = PAGE
  // jsdom lays nothing out, and has no modal dialogs.
  const shown = [new DOMRect()] as unknown as DOMRectList
  jest.spyOn(HTMLImageElement.prototype, "getClientRects").mockReturnValue(shown)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  const { showLightbox } = await import("~/src/components/lightbox/lightbox")
  const links = document.querySelectorAll<HTMLAnchorElement>(".zoom")
  await act(async () => showLightbox(links[1] as HTMLAnchorElement))
  return links
}

test("a double tap opens one lightbox", async () => {
  const links = await open()
  const { showLightbox } = await import("~/src/components/lightbox/lightbox")
  await act(async () => showLightbox(links[0] as HTMLAnchorElement))
  expect(screen.getAllByRole("dialog", { hidden: true })).toHaveLength(1)
  await goBack()
})

test("going back to another page closes the lightbox, and the router shows that page", async () => {
  await open()
  const router = jest.fn()
  window.addEventListener("popstate", router, { once: true })
  history.replaceState(null, "", "/another")
  await goBack()
  expect(dialog()).toBeNull()
  expect(router).toHaveBeenCalledTimes(1)
})

test("going back closes the lightbox, and its button and Escape go back, once", async () => {
  await open()
  const back = jest.spyOn(history, "back").mockImplementation()
  const router = jest.fn()
  window.addEventListener("popstate", router)
  fireEvent(dialog() as HTMLElement, new Event("cancel", { cancelable: true }))
  fireEvent.click(screen.getByRole("button", { name: "Close", hidden: true }))
  expect(back).toHaveBeenCalledTimes(1)
  await goBack()
  expect(dialog()).toBeNull()
  // The page stays, so the router does not hear of it.
  expect(router).not.toHaveBeenCalled()
  await goBack()
  expect(router).toHaveBeenCalledTimes(1)
})
