import { render, screen } from "@testing-library/react"

import { TextPage } from "~/src/components/layout/text-page"

const PAGE = { title: "Terms", description: "What holds here.", html: "<p>Text</p>", updated: null, lang: null }

test.each([["draft", 1] as const, ["public", 0] as const])(
  "W2: a page that is %s has %d badges",
  (visibility, badges) => {
    render(<TextPage {...PAGE} visibility={visibility} />)
    expect(screen.getByRole("heading", { name: "Terms" })).toBeVisible()
    expect(screen.queryAllByText("Draft")).toHaveLength(badges)
  },
)
