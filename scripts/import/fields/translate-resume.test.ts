import { translateResume } from "./translate-resume"

const job = (fields: object) => ({ work: [{ name: "A", ...fields }] })

test.each<[given: object, fixed: object]>([
  [{ experience: [{ company: "A", role: "B" }] }, job({ position: "B" })],
  [{ education: [{ school: "A", gpa: 3.9 }] }, { education: [{ institution: "A", score: "3.9" }] }],
  [job({ title: "B", jobTitle: "C" }), job({ position: "B", jobTitle: "C" })],
  [job({ startDate: "May 2020", endDate: "present" }), job({ startDate: "2020-05" })],
  [job({ start: "2020-05-01T00:00:00Z", to: "Now" }), job({ startDate: "2020-05-01" })],
  [job({ startDate: 2020, url: "a.dev/b", x: 1 }), job({ startDate: "2020", url: "https://a.dev/b", x: 1 })],
  [{ skills: [{ name: "Web", keywords: ["a", { x: 1 }] }] }, { skills: [{ name: "Web", keywords: ["a", { x: 1 }] }] }],
  [{ skills: ["Vue"] }, { skills: [{ name: "Vue" }] }],
  [{ skills: [{ category: "Web", items: "Vue, CSS" }] }, { skills: [{ name: "Web", keywords: ["Vue", "CSS"] }] }],
  [{ languages: "Dutch, Greek" }, { languages: [{ language: "Dutch" }, { language: "Greek" }] }],
  [{ languages: [{ name: "Dutch", level: "Good" }] }, { languages: [{ language: "Dutch", fluency: "Good" }] }],
  [{ basics: { website: "https://a.dev", picture: "" } }, { basics: { url: "https://a.dev", image: "" } }],
  [
    { work: [{ name: "A" }], jobs: [{ name: "A", x: 1 }] },
    { work: [{ name: "A" }], jobs: [{ name: "A", x: 1 }] },
  ],
])("%j becomes %j", (given, fixed) => {
  expect(translateResume(given)).toEqual(fixed)
})
