import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"

import { EmailLink } from "~/src/components/ui/email-link"

const HARVESTER = /[\w.+-]+@[\w-]+/

test("a program that searches the characters of a page finds no address", () => {
  expect(renderToString(<EmailLink email="ada+post@engine.test" />)).not.toMatch(HARVESTER)
})

test("S1: readers and mail programs get the address, whatever it holds", () => {
  const email = `"a<b>'&amp;"@engine.test`
  render(<EmailLink email={email} />)
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`)
})
