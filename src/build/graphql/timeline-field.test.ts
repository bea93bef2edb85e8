import type { Context } from "./query-context"
import { timelineField } from "./timeline-field"

const PROJECTS = Array.from({ length: 5 }, (_, index) => ({
  id: `p${index}`,
  slug: `p${index}`,
  date: `${1840 + index}`,
}))
const RESUME = {
  work: [
    { id: "mill", name: "Mill", position: "Weaver", startDate: "1843-06", url: "https://mill.dev/" },
    { name: "Port", startDate: "1839", url: "https://port.dev/" },
    { name: "Undated" },
  ],
  education: [{ institution: "School", area: "Looms", startDate: "1830" }],
}

function timelineOf(page: { name: "about" | "home"; timeline?: string }, projects: unknown[] = PROJECTS) {
  const nodeModel = {
    findOne: async () => RESUME,
    findAll: async ({ type }: { type: string }) => ({ entries: type === "Project" ? projects : [] }),
  }
  return timelineField.resolve(page, {}, { nodeModel } as unknown as Context)
}

test("the About page has a chronology of jobs, schools, projects and notes, the newest first", async () => {
  const events = await timelineOf({ name: "about" })
  expect(events.map(({ date }) => date)).toEqual(["1844", "1843-06", "1843", "1842", "1841", "1840", "1839", "1830"])
  expect(events).toContainEqual({ date: "1844", entry: PROJECTS[4] })
  expect(events).toContainEqual({ date: "1843-06", title: "Weaver, Mill", link: "#job.mill" })
  expect(events).toContainEqual({ date: "1839", title: "Port", link: "https://port.dev/" })
  expect(events).toContainEqual({ date: "1830", title: "Looms, School", link: undefined })
})

test("a chronology of fewer than 8 or more than 40 events is there only if the owner asks for it, and none if the owner does not want it", async () => {
  const many = Array.from({ length: 38 }, () => PROJECTS[0])
  for (const projects of [PROJECTS.slice(1), many]) {
    expect(await timelineOf({ name: "about" }, projects)).toEqual([])
    expect(await timelineOf({ name: "about", timeline: "shown" }, projects)).toHaveLength(projects.length + 3)
  }
  expect(await timelineOf({ name: "about" }, many.slice(1))).toHaveLength(40)
  expect(await timelineOf({ name: "about", timeline: "hidden" })).toEqual([])
  expect(await timelineOf({ name: "home" })).toEqual([])
})
