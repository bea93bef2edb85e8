import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

import { ErrorScreen } from "~/src/components/errors/error-screen"

const game = { title: "2048", url: "https://games.dev/2048/" }

test("E1: the error screen says what happened and shows the way home", () => {
  render(<ErrorScreen message="Page not found: /x?<b>#y" game={game} />)
  expect(screen.getByRole("heading", { level: 1, name: "ERROR 404" })).toBeVisible()
  expect(screen.getByText("Probably not the page you are looking for")).toBeVisible()
  expect(screen.getByText("Page not found: /x?<b>#y")).toBeVisible()
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/")
  expect(screen.getByText("Error 404")).toBeVisible()
})

test("E1: another status is shown in heading and crumb", () => {
  render(<ErrorScreen status={500} message="Broken" game={game} />)
  expect(screen.getByRole("heading", { level: 1, name: "ERROR 500" })).toBeVisible()
  expect(screen.getByText("Error 500")).toBeVisible()
})

test("E1: the game comes only on Play, takes the focus, and can be left again", async () => {
  const { container } = render(<ErrorScreen message="m" game={game} />)
  expect(screen.getByRole("heading", { name: "Want to play a game while you're here?" })).toBeVisible()
  expect(container.querySelector("iframe")).toBeNull()

  await userEvent.click(screen.getByRole("button", { name: "Play" }))
  const frame = screen.getByTitle("2048")
  expect(frame).toHaveFocus()
  expect(frame).toHaveAttribute("src", game.url)
  expect(frame.getAttribute("sandbox")).toContain("allow-scripts")

  await userEvent.click(screen.getByRole("button", { name: "Close the game" }))
  expect(container.querySelector("iframe")).toBeNull()
  expect(screen.getByRole("button", { name: "Play" })).toHaveFocus()
})
