import { translateResumeText } from "./translate-resume"

const job = (fields: object) => ({ work: [{ name: "A", ...fields }] })
const basics = (fields: object) => ({ basics: fields })

test.each<[given: object, fixed: object]>([
  [{ experience: [{ company: "A", role: "B" }] }, { work: [{ name: "A", position: "B" }] }],
  [{ Positions: [{ "Company Name": "A", "Finished On": "" }] }, job({})],
  [{ Education: [{ "School Name": "A", Degree_name: "B" }] }, { education: [{ institution: "A", studyType: "B" }] }],
  [
    { education: [{ school: "A", gpa: 3.9, year: "2010-2014" }] },
    { education: [{ institution: "A", score: "3.9", startDate: "2010", endDate: "2014" }] },
  ],
  [{ education: [{ school: "A", year: 2014 }] }, { education: [{ institution: "A", endDate: "2014" }] }],
  [job({ title: "B", jobTitle: "B" }), job({ position: "B" })],
  [job({ startDate: "May 2020", endDate: "present" }), job({ startDate: "2020-05" })],
  [job({ start: "2020-05-01T00:00:00Z", to: "Now" }), job({ startDate: "2020-05-01" })],
  [job({ endDate: null, url: "", startDate: 2020 }), job({ startDate: "2020" })],
  [job({ duration: "2018-now" }), job({ startDate: "2018" })],
  [job({ period: "Mar 2015 – Dec 2017", x: 1 }), job({ startDate: "2015-03", endDate: "2017-12", x: 1 })],
  [job({ Description: "Led.\n• One, two\n• Three" }), job({ summary: "Led.", highlights: ["One, two", "Three"] })],
  [job({ bullets: "One, two" }), job({ highlights: ["One, two"] })],
  [job({ description: ["One"], url: "a.dev/b" }), job({ highlights: ["One"], url: "https://a.dev/b" })],
  [{ skills: [{ name: "Web", keywords: ["a", { x: 1 }] }] }, { skills: [{ name: "Web", keywords: ["a", { x: 1 }] }] }],
  [{ skills: ["Vue"] }, { skills: [{ name: "Vue" }] }],
  [{ skills: { Web: ["Vue"] } }, { skills: [{ name: "Web", keywords: ["Vue"] }] }],
  [{ skills: [{ category: "Web", items: "Vue, CSS" }] }, { skills: [{ name: "Web", keywords: ["Vue", "CSS"] }] }],
  [{ skills: [{ name: "Web", keywords: "Vue, CSS" }] }, { skills: [{ name: "Web", keywords: ["Vue", "CSS"] }] }],
  [{ spokenLanguages: "Dutch, Greek" }, { languages: [{ language: "Dutch" }, { language: "Greek" }] }],
  [{ languages: [{ name: "Dutch", level: "Good" }] }, { languages: [{ language: "Dutch", fluency: "Good" }] }],
  [{ Profile: { "First Name": "A", "Last Name": "B" } }, basics({ name: "A B" })],
  [{ name: "A", title: "B", location: "C" }, basics({ name: "A", label: "B", location: { city: "C" } })],
  [basics({ "Zip Code": "1", "Geo Location": "C" }), basics({ location: { postalCode: "1", city: "C" } })],
  [basics({ Websites: "[BLOG:https://a.dev]" }), basics({ url: "https://a.dev" })],
  [
    basics({ github: "ada", social: { linkedin: "https://linkedin.com/in/ada" } }),
    basics({
      profiles: [
        { network: "GitHub", username: "ada" },
        { network: "linkedin", url: "https://linkedin.com/in/ada" },
      ],
    }),
  ],
  [basics({ x: "", url: "", "First Name": "A", "Last Name": "B", image: "" }), basics({ name: "A B", image: "" })],
  [job({ company: "B" }), job({ company: "B" })],
  [{ work: [{ name: "A" }], jobs: [{ name: "A", x: 1 }] }, { work: [{ name: "A" }, { name: "A", x: 1 }] }],
])("%j becomes %j", (given, fixed) => {
  expect(JSON.parse(translateResumeText(JSON.stringify(given)))).toEqual(fixed)
})
