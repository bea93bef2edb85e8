import { act } from "@testing-library/react"
import { useEffect } from "react"

import { replaceHydrateFunction } from "~/src/app/hydrate-site"
import { isAppHealthy, noteAppLive } from "~/src/client/app-health"

const logged = jest.fn()

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(logged)
  noteAppLive()
})

function Whole() {
  return <p>Whole</p>
}

function FailsLater(): null {
  useEffect(() => {
    throw Object.assign(new Error("The router is broken."), { status: 503 })
  }, [])
  return null
}

test("a site that does not fail is shown, whether the server has rendered it or not", async () => {
  for (const html of ["<p>Whole</p>", ""]) {
    const container = document.createElement("div")
    container.innerHTML = html
    await act(async () => replaceHydrateFunction()?.(<Whole />, container))
    expect(container.innerHTML).toBe("<p>Whole</p>")
  }
  expect(logged).not.toHaveBeenCalled()
  expect(isAppHealthy()).toBe(true)
})

test("E2: what the shell or the router throws gives way to the error screen, and links then load documents", async () => {
  const container = document.createElement("div")
  await act(async () => replaceHydrateFunction()?.(<FailsLater />, container))
  expect(container.querySelector("main h1")).toHaveTextContent("ERROR 503")
  expect(container.querySelector("main")).toHaveTextContent("The router is broken.")
  expect(logged).toHaveBeenCalled()
  expect(isAppHealthy()).toBe(false)
})
