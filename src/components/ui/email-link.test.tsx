import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"

import { EmailLink } from "~/src/components/ui/email-link"

test("S1: visitors get the address, whatever characters it holds, and harvesters of HTML do not", () => {
  const email = `"a<b>'&amp;"@engine.test`
  expect(renderToString(<EmailLink email={email} />)).not.toContain("@")
  render(<EmailLink email={email} />)
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`)
})
