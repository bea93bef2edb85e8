import { PassThrough } from "node:stream"

import { basePathAdvice, checkAnswers, completeAnswers, toProfile } from "./answers"
import { ask } from "./ask"
import { readResume } from "./resume-file"

test("the answers come from a résumé", () => {
  const basics = {
    name: "Max",
    label: "Baker",
    email: "",
    url: "http://muster.dev/me",
    profiles: [{ network: "Git", url: "https://github.com/max" }, { url: "http://www.my-blog.dev/x" }],
  }
  expect(checkAnswers(readResume("cv.json", JSON.stringify({ basics })).answers)).toEqual({
    name: "Max",
    headline: "Baker",
    email: "",
    url: "https://muster.dev",
    accent: "",
    language: "en",
    profiles: [
      { label: "Git", url: "https://github.com/max", icon: "simple-icons:github" },
      { label: "My-blog", url: "https://www.my-blog.dev/x", icon: "lucide:link" },
    ],
  })
})

test("a résumé with the field names of another format becomes a JSON Resume", () => {
  const { json, answers } = readResume("cv.json", '{"fullName":"Li","experience":[{"company":"A","from":"May 2020"}]}')
  expect(answers).toMatchObject({ name: "Li" })
  expect(JSON.parse(json)).toMatchObject({ basics: { name: "Li" }, work: [{ name: "A", startDate: "2020-05" }] })
})

test.each(["[]", "null", "{", '{"basics":7}'])("%s is not a résumé", (text) => {
  expect(() => readResume("cv.json", text)).toThrow("Fix these in cv.json")
})

test("only an address with a path gets advice about the base path", () => {
  expect([basePathAdvice("https://ada.dev"), basePathAdvice("https://ada.dev/")]).toEqual([null, null])
  expect(basePathAdvice("https://ada.dev/a/b/")).toContain("For the path /a/b, build with BASE_PATH=/a/b ")
})

test.each([
  [{ language: "english" }, '--language: "english" is not'],
  [{ language: "tlh" }, '--language: The interface has no texts in "tlh". Choose one of ar, de, en,'],
  [{ url: "joerg" }, '--url: "joerg" is not an address like https://my-name.dev.'],
  [{ accent: "#777777" }, '--accent: "#777777" is a grey'],
  [{ accent: "grey" }, '--accent: "grey" is a grey'],
  [{ accent: "#0a7" }, '--accent: "#0a7" is not written as # and six digits. Write #00aa77.'],
  [{ accent: "blue" }, "Write #0000ff."],
  [{ accent: "bleu" }, '--accent: "bleu" is not a colour. Write one like #1dcd9f.'],
  [{ profiles: [toProfile("nowhere")] }, '--profile: "nowhere" is not an address'],
])("the answers %j are an error", (answers, message) => {
  expect(() => checkAnswers({ name: "Max", url: "https://muster.dev", ...answers })).toThrow(message)
})

test("all wrong answers are reported together", () => {
  expect(() => checkAnswers({ accent: "bleu" })).toThrow(/^--name: .+\n--url: .+\n--accent: [^\n]+$/)
})

test("flags take an address as the questions do", () => {
  const { url, profiles } = completeAnswers({ url: "joerg.de", profiles: ["github.com/joerg"] })
  expect([url, profiles?.[0]?.url]).toEqual(["https://joerg.de", "https://github.com/joerg"])
})

test("a completed answer is printed, and an invalid one is asked for again", async () => {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough({ encoding: "utf8" }) }
  const lines = ["Li", "", "", "li.dev", "", "english", "de", "github.com/li"]
  let shown = ""
  streams.stdout.on("data", (text: string) => {
    shown += text
    if (text.endsWith(": ")) streams.stdin.write(`${lines.shift()}\n`)
  })
  expect(await ask({}, streams)).toMatchObject({
    name: "Li",
    url: "https://li.dev",
    language: "de",
    profiles: [{ url: "https://github.com/li" }],
  })
  // No terminal echoes the input here, so the reply comes directly after the question.
  expect([...shown.matchAll(/: {3}(.*)$/gm)].map(([, reply]) => reply)).toEqual([
    "https://li.dev",
    '"english" is not a language tag like en or de-CH.',
    "https://github.com/li",
  ])
})
