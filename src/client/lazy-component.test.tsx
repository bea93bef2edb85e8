import { render, screen } from "@testing-library/react"

import { lazyComponent } from "~/src/client/lazy-component"

const reported = jest.fn()
beforeAll(() => window.addEventListener("chunk-error", (event) => reported((event as CustomEvent).detail)))
beforeEach(() => reported.mockReset())

function renderPart(load: () => Promise<() => string>): void {
  const Part = lazyComponent({ load, styles: "/part.css", fallback: () => "fallback" })
  render(<Part />)
}

const stylesheet = () => document.head.querySelector('link[href="/part.css"]')

test("a part is rendered once its code and its styles are loaded", async () => {
  renderPart(async () => () => "part")
  await Promise.resolve()
  expect(screen.queryByText("part")).toBeNull()
  stylesheet()?.dispatchEvent(new Event("load"))
  expect(await screen.findByText("part")).toBeVisible()
  expect(reported).not.toHaveBeenCalled()
})

test("E4: a part that cannot be loaded is reported, and its fallback is rendered", async () => {
  const error = new Error("The chunk is gone.")
  renderPart(() => Promise.reject(error))
  expect(await screen.findByText("fallback")).toBeVisible()
  expect(reported).toHaveBeenCalledWith({ path: "/", error })
})
