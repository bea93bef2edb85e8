import { render, screen } from "@testing-library/react"

import { ErrorScreen } from "~/src/components/errors/error-screen"

const GAME = { title: "2048", url: "https://games.dev/2048/" }

test.each([
  [undefined, 404],
  [500, 500],
])("E1: with the status %s the screen has the code %i, the message as text and a link home", (status, code) => {
  const { container } = render(
    <ErrorScreen {...(status && { status })} message="Page not found: /x?<b>#y" game={GAME} />,
  )
  expect(screen.getByRole("heading", { level: 1, name: `ERROR ${code}` })).toBeVisible()
  expect(screen.getByText(`Error ${code}`)).toBeVisible()
  expect(screen.getByText("Probably not the page you are looking for")).toBeVisible()
  expect(screen.getByText("Page not found: /x?<b>#y")).toBeVisible()
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/")
  expect(screen.getByRole("heading", { name: "Want to play a game while you're here?" })).toBeVisible()
  expect(container.querySelector("iframe")).toBeNull()
})
