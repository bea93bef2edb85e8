import { render, screen, within } from "@testing-library/react"
import type { ComponentProps } from "react"

import type { NoteView } from "~/src/components/entry-page/note-view"

type Note = ComponentProps<typeof NoteView>["note"]

const link = (name: string) => ({ path: `/notes/${name}`, title: name, lang: null })
const NOTE = {
  ...{ ...link("two"), summary: "S.", date: "2024", updated: null, visibility: "public", publishAt: null },
  ...{ languageName: null, translations: [], tags: [], tagLinks: [], canonical: null, readingMinutes: 1, cover: null },
  ...{ html: "", headings: [], projects: [], related: [], previous: link("three"), next: link("one") },
  ...{ series: "Looms", parts: ["one", "two", "three"].map(link) },
} satisfies Note

/** Renders a note of a site in English and German in German. */
async function renderNote(fields: Partial<Note> = {}) {
  Object.assign(globalThis, { __LANGUAGES__: [{ tag: "en" }, { tag: "de" }], __CONTENT_LANGUAGE__: "de" })
  const { NoteView } = await import("~/src/components/entry-page/note-view")
  const { container } = render(<NoteView note={{ ...NOTE, ...fields }} />)
  return container
}

test("W1: a note says which part of its series it is, and leads to all parts and to the next one", async () => {
  await renderNote()
  expect(screen.getByText("Part 2 of 3")).toBeVisible()
  const series = screen.getByRole("navigation", { name: "Looms" })
  // The name of a series is in the language of the originals (J1).
  expect(within(series).getByText("Looms")).toHaveAttribute("lang", "en")
  expect(
    within(series)
      .getAllByRole("link")
      .map((part) => part.textContent),
  ).toEqual(["one", "three"])
  expect(screen.getByText("Next part:", { exact: false })).toHaveTextContent("Next part: three")
})

test("W1: the shortcuts of the neighbours lead to no part of the series", async () => {
  const note = await renderNote()
  const addresses = [...note.querySelectorAll("[rel=next], [rel=prev]")].map((found) => found.getAttribute("href"))
  expect(addresses).toEqual(["/notes/three", "/notes/one"])
})

test.each([
  ["the last part", { ...link("three") }, 1],
  ["an unlisted note, which is no part for others,", { ...link("four") }, 1],
  ["the only part", { parts: [link("two")] }, 0],
])("W1: %s has no next part", async (_what, fields, lists) => {
  await renderNote(fields)
  expect(screen.queryAllByText("Looms")).toHaveLength(lists)
  expect(screen.queryByText("Next part:", { exact: false })).toBeNull()
  expect(screen.queryByText(/Part 0/)).toBeNull()
})
