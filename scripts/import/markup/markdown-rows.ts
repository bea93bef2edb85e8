import { dedent } from "~/src/doctor/markdown/text-parts"
import { mathsBlock } from "~/src/doctor/rules/markup/write-markdown"

import { REMOVE, SAY_IT, type SiteRow } from "./site-rows"

/** The names of emoji that code hosts and wikis use most, each with its sign. */
const NAMES = `
  +1 👍  -1 👎  art 🎨  bell 🔔  blush 😊  book 📖  books 📚  boom 💥  bug 🐛  bulb 💡  calendar 📅  camera 📷
  checkered_flag 🏁  clap 👏  coffee ☕  computer 💻  construction 🚧  earth_africa 🌍  email 📧
  exclamation ❗  eyes 👀  fire 🔥  gear ⚙️  gift 🎁  globe_with_meridians 🌐  grin 😁  heart ❤️
  heavy_check_mark ✔️  house 🏠  iphone 📱  joy 😂  key 🔑  laughing 😆  link 🔗  lock 🔒  mag 🔍  memo 📝
  muscle 💪  package 📦  page_facing_up 📄  pencil 📝  point_right 👉  pray 🙏  pushpin 📌  question ❓
  raised_hands 🙌  recycle ♻️  rocket 🚀  seedling 🌱  smile 😄  smiley 😃  sparkles ✨  star ⭐  star2 🌟
  sunglasses 😎  sunny ☀️  tada 🎉  thinking 🤔  thumbsup 👍  trophy 🏆  video_camera 📹  warning ⚠️  wave 👋
  white_check_mark ✅  wink 😉  wrench 🔧  x ❌  zap ⚡
`

const EMOJI = new Map(Array.from(NAMES.matchAll(/(\S+) (\S+)/g), ([, name = "", sign = ""]) => [name, sign]))

/** Extensions of Markdown that other systems know: pages print them as they are. */
export const MARKDOWN_ROWS: readonly SiteRow[] = [
  { pattern: /(?<=^[ \t]*)\[(?:TOC|\[_?toc_?\])\](?=[ \t]*$)/dgim, advise: () => REMOVE },
  { pattern: /(?<=[)\0])\{(?:[.#]\w|[\w-]+=)[^{}\n]*\}/dg, advise: () => REMOVE },
  {
    pattern:
      /(?<=^[ \t>]*)(?<term>(?![*+-][ \t]|\d+[.)][ \t])[^\s:|#>~=][^\n]*)(?<words>(?:\n(?:[ \t>]*\n)?[ \t>]*:[ \t]+\S.*)+)/dgm,
    isText: true,
    advise: ({ groups: { term = "", words = "" } }) => {
      const [first = "", ...more] = words.split(/\s*\n[\s>]*:[ \t]+/).slice(1)
      const title = `**${term.trim().replace(/^\*\*|\*\*$/g, "")}:**`
      return more.length === 0
        ? { write: `${title} ${first}` }
        : { write: `${title}\n\n- ${[first, ...more].join("\n- ")}`, isBlock: true }
    },
  },
  {
    pattern: /(?<![\w:/]):(?<name>[\w+-]+):(?![\w:/\0])/dg,
    accepts: ({ name = "" }) => EMOJI.has(name),
    advise: ({ groups: { name = "" } }) => ({ write: EMOJI.get(name) ?? "" }),
    isProse: true,
  },
  {
    pattern: /\\begin\{(?<kind>[a-z]+\*?)\}[\s\S]{0,9999}?\\end\{\k<kind>\}/dg,
    isText: true,
    advise: ({ text, start, end, before, isAlone }) =>
      isAlone ? mathsBlock(dedent(text.body.slice(start, end), before)) : SAY_IT,
  },
]
