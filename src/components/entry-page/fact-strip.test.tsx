import { render, screen } from "@testing-library/react"

import { setLanguage } from "~/tests/set-language"

test.each(["400 m", "+40%", "C#"])("J1: the signs of the figure %s stay in order from right to left", async (value) => {
  setLanguage("ar")
  const { FactStrip } = await import("~/src/components/entry-page/fact-strip")
  const details = { type: null, role: [], when: "", client: null, status: null, metrics: [{ value, label: "L" }] }
  render(<FactStrip {...(details as unknown as Parameters<typeof FactStrip>[0])} />)
  expect(screen.getByRole("definition")).toHaveTextContent(`\u2068${value}\u2069`)
})
