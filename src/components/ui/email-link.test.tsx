import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"

import { EmailLink } from "~/src/components/ui/email-link"

const HARVESTER = /[\w.+-]+@[\w-]+/

test("the HTML holds no e-mail address for harvesters", () => {
  expect(renderToString(<EmailLink email="ada+post@engine.test" />)).not.toMatch(HARVESTER)
})

test("S1: visitors get the address, whatever characters it holds", () => {
  const email = `"a<b>'&amp;"@engine.test`
  render(<EmailLink email={email} />)
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`)
})
