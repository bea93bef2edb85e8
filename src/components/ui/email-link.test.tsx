import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"

import { EmailLink } from "~/src/components/ui/email-link"

const HARVESTER = /[\w.+-]+@[\w-]+/

test("a program that searches the characters of a page finds no address, and a reader finds it", () => {
  const html = renderToString(<EmailLink email="ada+post@engine.test" />)
  expect(html).not.toMatch(HARVESTER)
  const parsed = new DOMParser().parseFromString(html, "text/html")
  expect(parsed.body.textContent).toBe("ada+post@engine.test")
  expect(decodeURIComponent(parsed.querySelector("a")?.getAttribute("href") ?? "")).toBe("mailto:ada+post@engine.test")
})

test("the link is as everybody writes it once the page is live", () => {
  render(<EmailLink email="ada@engine.test" />)
  expect(screen.getByRole("link", { name: "ada@engine.test" })).toHaveAttribute("href", "mailto:ada@engine.test")
})
