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

test("W1: a note leads to all parts of its series", async () => {
  await renderNote()
  const series = screen.getByRole("navigation", { name: "Looms" })
  // The name of a series is in the language of the originals (J1).
  expect(within(series).getByText("Looms")).toHaveAttribute("lang", "en")
  expect(within(series).getByText("two").closest("[aria-current=page]")).not.toBeNull()
  expect(
    within(series)
      .getAllByRole("link")
      .map((part) => part.textContent),
  ).toEqual(["one", "three"])
})

test.each([
  ["a part", {}, ["/notes/one", "/notes/three"], "Part 2 of 3", 1],
  ["the last part", link("three"), ["/notes/two"], "Part 3 of 3", 1],
  ["an unlisted note, which is no part for others,", link("four"), ["/notes/three", "/notes/one"], undefined, 1],
  ["the only part", { parts: [link("two")] }, ["/notes/three", "/notes/one"], undefined, 0],
])(
  "W1: %s leads to the parts before and after it, else to the notes beside it in the list, and says which part it is",
  async (_what, fields, paths, part, lists) => {
    const note = await renderNote(fields)
    const addresses = [...note.querySelectorAll("[rel=next], [rel=prev]")].map((found) => found.getAttribute("href"))
    expect(addresses).toEqual(paths)
    expect(screen.queryByText(/^Part/)?.textContent).toBe(part)
    expect(screen.queryAllByText("Looms")).toHaveLength(lists)
  },
)
