import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"

import { EmailLink } from "~/src/components/ui/email-link"

test("S1: visitors get the address, whatever characters it contains, and programs that search HTML for addresses do not", () => {
  const email = `"a<b>'&amp;"@engine.test`
  expect(renderToString(<EmailLink email={email} />)).not.toContain("@")
  render(<EmailLink email={email} />)
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`)
})
