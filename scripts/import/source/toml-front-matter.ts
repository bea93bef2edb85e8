import { parse } from "smol-toml"
import { stringify } from "yaml"

const FRONT_MATTER = /^\+\+\+[ \t]*\n([\s\S]*?)^\+\+\+[ \t]*$/m
/** The texts of TOML, and its comments. */
const PARTS = /"""(?:[^\\]|\\[\s\S])*?"{3,5}|'''[\s\S]*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#.*/g

/** Returns a text whose front matter is TOML with the same fields in YAML, and the comments after them; null if they cannot be read. */
export function fromToml(text: string): string | null {
  const [block = "", toml = ""] = FRONT_MATTER.exec(text) ?? []
  if (toml === "") return null
  try {
    const fields = stringify(parse(toml, { integersAsBigInt: "asNeeded" }), { lineWidth: 0 })
    const comments = (toml.match(PARTS) ?? []).filter((part) => part.startsWith("#"))
    return `---\n${fields}${comments.map((comment) => `${comment}\n`).join("")}---${text.slice(block.length)}`
  } catch {
    return null
  }
}
