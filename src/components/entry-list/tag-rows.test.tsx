import { render, screen } from "@testing-library/react"

import { TagRows } from "~/src/components/entry-list/tag-rows"

const TAG = { name: "Brass", path: "/projects/tags/brass", cover: null }

test.each([
  { count: 3, newest: ["A clock", "A clock"], text: "3 projectsBrassA clock+ 2 projects" },
  { count: 1, newest: ["A clock"], text: "1 projectBrassA clock" },
])("a tag with $count entries names its newest, also two of one title, and how many more there are", (tag) => {
  render(<TagRows collection="projects" tags={[{ ...TAG, ...tag }]} />)
  expect(screen.getAllByRole("listitem")[0]?.textContent).toBe(tag.text)
})
