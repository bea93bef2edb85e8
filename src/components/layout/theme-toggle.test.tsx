import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

import { ThemeToggle } from "~/src/components/layout/theme-toggle"

test.each([
  [true, "Lights on?", "Switch to light theme"],
  [false, "Go dark?", "Switch to dark theme"],
  // Before hydration the theme is unknown.
  [null, null, "Switch theme"],
])("T3: when dark is %s the tooltip is %j and the name %j", async (isDark, tooltip, name) => {
  const toggle = jest.fn()
  render(<ThemeToggle isDark={isDark} onToggle={toggle} />)
  const button = screen.getByRole("button", { name })
  expect(button.getAttribute("data-tooltip")).toBe(tooltip)
  await userEvent.click(button)
  expect(toggle).toHaveBeenCalledTimes(1)
})
