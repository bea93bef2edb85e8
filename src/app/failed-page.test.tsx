import { render, screen } from "@testing-library/react"

import { FailedPage } from "~/src/app/failed-page"

const game = { title: "2048", url: "https://games.dev/2048/" }
const robots = () => document.head.querySelector("meta[name=robots]")

test("E1: an error screen in place of a page keeps search engines from indexing it, and takes that back when it goes", () => {
  const { unmount } = render(<FailedPage error={{ status: 410, message: "Gone" }} game={game} />)
  expect(screen.getByRole("heading", { level: 1, name: "ERROR 410" })).toBeVisible()
  expect(robots()).toHaveAttribute("content", "noindex")
  unmount()
  expect(robots()).toBeNull()
})
