import { PassThrough } from "node:stream"

import { answerProblems, basePathAdvice, completeAnswers, toProfile, withDefaults } from "./answers"
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
  expect(withDefaults(readResume("cv.json", JSON.stringify({ basics })).answers)).toEqual({
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

test.each([
  ["https://orcid.org/0000-0001", "ORCID"],
  ["https://constructor.com/ada", "Constructor"],
])("the profile %s is called %s", (url, label) => {
  expect(toProfile(url).label).toBe(label)
})

test.each(["[]", "null", "{", '{"basics":7}'])("%s is not a résumé", (text) => {
  expect(() => readResume("cv.json", text)).toThrow("Fix these in cv.json")
})

test("without a headline, there is one in the language of the site", () => {
  const answers = { name: "Max", url: "https://muster.dev", language: "de-CH" }
  expect(withDefaults(answers).headline).toBe("Die Arbeiten von Max.")
})

test("only an address with a path gets advice about the base path", () => {
  expect([basePathAdvice("https://ada.dev"), basePathAdvice("https://ada.dev/")]).toEqual([null, null])
  expect(basePathAdvice("https://ada.dev/a/b/")).toContain("For the path /a/b, build with BASE_PATH=/a/b ")
})

test.each([
  [{ language: "english" }, '--language: "english" is not a language tag like en or en-GB.'],
  [{ language: "tlh" }, '--language: The interface has no texts in "tlh". Choose one of ar, de, en,'],
  [{ url: "joerg" }, '--url: "joerg" is not an address that begins with https://.'],
  [{ email: "joerg" }, '--email: "joerg" is not an e-mail address.'],
  [{ headline: "long ".repeat(40) }, "is not a text of at most 160 characters."],
  [{ accent: "#777777" }, '--accent: "#777777" is not a colour like "#1dcd9f" that is not grey.'],
  [{ accent: "blue" }, '--accent: "blue" is not a colour'],
  [{ profiles: [toProfile("nowhere")] }, '--profile: "nowhere" is not an address'],
])("the answers %j are an error", (answers, message) => {
  expect(answerProblems(answers)).toEqual([expect.stringContaining(message)])
})

test("flags take an address as the questions do", () => {
  const { url, profiles } = completeAnswers({ url: "joerg.de", profiles: ["github.com/joerg"] })
  expect([url, profiles?.[0]?.url]).toEqual(["https://joerg.de", "https://github.com/joerg"])
})

test("a completed answer is printed, and an invalid one is asked for again", async () => {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough({ encoding: "utf8" }) }
  const lines = ["english", "de", "Li", "", "", "li.dev", "", "github.com/li"]
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
    '"english" is not a language tag like en or en-GB.',
    "https://li.dev",
    "https://github.com/li",
  ])
})
