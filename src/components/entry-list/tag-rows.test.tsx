import { render, screen } from "@testing-library/react"

import { TagRows } from "~/src/components/entry-list/tag-rows"

const TAG = { name: "Brass", path: "/projects/tags/brass" }

test("a tag names its newest entries, also two of one title, and how many there are", () => {
  const tags = [{ ...TAG, count: 3, newest: ["A clock", "A clock"], cover: null }]
  const { rerender } = render(<TagRows collection="projects" tags={tags} />)
  expect(screen.getByRole("listitem")).toHaveTextContent(/^3 projectsBrassA clock A clock$/)
  rerender(<TagRows collection="projects" tags={[{ ...TAG, count: 1, newest: ["A clock"], cover: null }]} />)
  expect(screen.getByRole("listitem")).toHaveTextContent(/A clock$/)
})
