import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

import { ThemeToggle } from "~/src/components/layout/theme-toggle"

test.each([
  [true, "Lights on?", "Switch to light theme"],
  [false, "Go dark?", "Switch to dark theme"],
])("T3: when dark is %s the tooltip is %j and the name says what it does", async (isDark, tooltip, name) => {
  const toggle = jest.fn()
  render(<ThemeToggle isDark={isDark} onToggle={toggle} />)
  const button = screen.getByRole("button", { name })
  expect(button).toHaveAttribute("data-tooltip", tooltip)
  await userEvent.click(button)
  expect(toggle).toHaveBeenCalledTimes(1)
})

test("T3: before the theme is known nothing is claimed", () => {
  render(<ThemeToggle isDark={null} onToggle={() => undefined} />)
  expect(screen.getByRole("button", { name: "Switch theme" })).not.toHaveAttribute("data-tooltip")
})
