import { act } from "@testing-library/react"
import { type ReactNode, useEffect } from "react"

import { replaceHydrateFunction } from "~/src/app/hydrate-site"
import { isAppHealthy, setAppLive } from "~/src/client/boot/app-status"

const logged = jest.fn()

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(logged.mockReset())
  setAppLive(true)
})

async function hydrate(site: ReactNode, html = ""): Promise<HTMLElement> {
  const container = document.createElement("div")
  container.innerHTML = html
  await act(async () => replaceHydrateFunction()?.(site, container))
  return container
}

function FailsLater(): null {
  useEffect(() => {
    throw Object.assign(new Error("The router is broken."), { status: 503 })
  }, [])
  return null
}

test.each(["<p>Whole</p>", ""])("a site without errors is rendered into the server's HTML %j", async (html) => {
  expect((await hydrate(<p>Whole</p>, html)).innerHTML).toBe("<p>Whole</p>")
  expect(logged).not.toHaveBeenCalled()
  expect(isAppHealthy()).toBe(true)
})

test("E2: an error in the shell or the router shows the error screen, and links then load documents", async () => {
  const container = await hydrate(<FailsLater />)
  expect(container.querySelector("main h1")).toHaveTextContent("ERROR 503")
  expect(container.querySelector("main")).toHaveTextContent("The router is broken.")
  expect(logged).toHaveBeenCalled()
  expect(isAppHealthy()).toBe(false)
})
