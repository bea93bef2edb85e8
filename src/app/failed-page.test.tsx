import { render, screen } from "@testing-library/react"

import { FailedPage } from "~/src/app/failed-page"

jest.mock("~/src/components/errors/game", () => {
  throw new Error("The chunk is gone.")
})

const game = { title: "2048", url: "https://games.dev/2048/" }
const robots = () => document.head.querySelector("meta[name=robots]")

test("E1 E2 E4: an error screen has its own title and `noindex`; a game that cannot be loaded becomes a link", async () => {
  const title = document.head.appendChild(document.createElement("title"))
  title.textContent = "About · Ada"
  const { unmount } = render(<FailedPage error={{ status: 410, message: "Gone" }} siteTitle="Ada" game={game} />)
  expect(screen.getByRole("heading", { level: 1, name: "ERROR 410" })).toBeVisible()
  expect(robots()).toHaveAttribute("content", "noindex")
  expect(document.title).toBe("Error 410 · Ada")
  expect(screen.getByRole("heading", { name: /play a game/ })).toBeVisible()
  expect(await screen.findByRole("link", { name: "2048" })).toHaveAttribute("href", game.url)
  unmount()
  expect([robots(), document.title]).toEqual([null, "About · Ada"])
})
