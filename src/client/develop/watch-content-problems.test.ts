import { watchContentProblems } from "~/src/client/develop/watch-content-problems"
import type { ContentProblems } from "~/src/lib/content-problems"

const ORDER: ContentProblems = { title: "", lines: [] }
const WARNING: ContentProblems = { title: "1 warning", lines: [{ isError: false, text: "site.yaml:1:1 <b>x</b>" }] }
const ERROR: ContentProblems = { title: "1 problem", lines: [{ isError: true, text: "about.md:2:1 y" }] }

let answer: ContentProblems | null
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  global.fetch = jest.fn(async () => {
    if (answer === null) throw new Error("The server is starting again.")
    return { ok: true, json: async () => answer } as Response
  })
  answer = ORDER
  stop = watchContentProblems({ everyMs: 1000 })
})

afterEach(() => stop())

async function look(next: ContentProblems | null): Promise<HTMLDetailsElement | null> {
  answer = next
  await jest.advanceTimersByTimeAsync(1000)
  return document.querySelector("aside")?.shadowRoot?.querySelector("details") ?? null
}

test("problems are shown until they are fixed", async () => {
  expect(await look(ORDER)).toBeNull()
  const problem = await look(ERROR)
  expect([problem?.open, problem?.textContent]).toEqual([true, "1 problemabout.md:2:1 y"])
  expect(await look(null)).toBe(problem)
  expect(await look(ERROR)).toBe(problem)
  expect(await look(ORDER)).toBeNull()
})

test("a notice with only warnings is closed, and HTML in the content is shown as text", async () => {
  const warning = await look(WARNING)
  expect([warning?.open, warning?.querySelector("b")]).toEqual([false, null])
  expect(warning?.querySelector("li")?.textContent).toBe("site.yaml:1:1 <b>x</b>")
})
