import { watchSideways } from "~/src/client/watch-sideways"

// tests/e2e/content/rich-text.spec.ts proves what it does while a box scrolls.
test("the boxes of a text that leaves the page are not measured any longer", () => {
  const disconnect = jest.fn()
  Object.assign(window, { ResizeObserver: jest.fn(() => ({ observe: () => undefined, disconnect })) })
  document.body.innerHTML = '<div class="sideways"><table></table></div>'
  watchSideways(document.body)?.()
  expect(disconnect).toHaveBeenCalledTimes(1)
})

test("a text without boxes needs no measuring", () => {
  document.body.innerHTML = "<p>Text.</p>"
  expect(watchSideways(document.body)).toBeUndefined()
  expect(watchSideways(null)).toBeUndefined()
})
