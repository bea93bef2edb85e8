import { stripCaptions } from "~/src/build/published-files/stripped-file"

const CUE = "intro\n00:00.000 --> 00:01.000\nNOTEWORTHY\nNOTE in a cue"

test.each([
  ["WEBVTT\n1\n00:01.000 --> 00:02.000\nHi", "00:01.000 --> 00:02.000\nHi"],
  ["WEBVTT - a --> b\n\nNOTE 1 a --> b\n\n00:01.000 --> 00:02.000\nHi", "00:01.000 --> 00:02.000\nHi"],
  ["WEBVTT\n\nNOTE secret\n00:01.000 --> 00:02.000\nHi\nyou", "00:01.000 --> 00:02.000\nHi\nyou"],
])("a cue directly below the header or a note is kept, because players show it: %j", (text, cue) => {
  expect(stripCaptions(text)).toBe(`WEBVTT\n\n${cue}`)
})

test.each(["\n", "\r\n", "\r"])("S6: captions lose their notes, and nothing that a player shows (%j)", (newline) => {
  const style = "STYLE\n::cue { color: red /* secret */ }"
  const notes = ["NOTE secret", "NOTE\nsecret\nsecret", "NOTE\tsecret"]
  const before = ["\uFEFFWEBVTT - secret\nKind: secret", ...notes, style, CUE, "NOTE", "NOTE secret\n"].join("\n\n")
  const after = stripCaptions(before.replaceAll("\n", newline))
  expect(after).toBe(["WEBVTT", "STYLE\n::cue { color: red  }", CUE].join("\n\n"))
})
