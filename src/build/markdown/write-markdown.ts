import type { Root } from "mdast"
import { gfmToMarkdown } from "mdast-util-gfm"
import { defaultHandlers, type Options, type State, toMarkdown } from "mdast-util-to-markdown"

import { DECORATIVE_ALT } from "~/src/lib/images/image-data"
import { remoteAddress } from "~/src/lib/images/remote-address"
import { BUILD_TEXTS } from "~/src/lib/texts"

/**
 * Returns the text of a Markdown tree. A local image is replaced by its description. Outside of code, the `@` of e-mail addresses is a
 * character reference, so that programs that search for them find none.
 */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, OPTIONS)
}

const OPTIONS: Options = {
  bullet: "-",
  rule: "-",
  extensions: [gfmToMarkdown()],
  handlers: {
    root(node, parent, state, info) {
      const { safe } = state
      state.safe = (text, config) => withoutAtSigns(safe.call(state, text, config), config)
      return defaultHandlers.root(node, parent, state, info)
    },
    link(node, parent, state, info) {
      if (!node.url.includes("@")) return defaultHandlers.link(node, parent, state, info)
      // A link in angle brackets cannot hold a character reference.
      const options = { ...state.options, resourceLink: true }
      return defaultHandlers.link(node, parent, { ...state, options }, info)
    },
    image(node, parent, state, info) {
      if (remoteAddress(node.url) !== null) return defaultHandlers.image(node, parent, state, info)
      return node.alt.trim() === DECORATIVE_ALT ? "" : BUILD_TEXTS.picture(state.safe(node.alt, info))
    },
  },
}

/** An `@` inside a word may be part of an e-mail address. The serialiser may have escaped it with a backslash. */
function withoutAtSigns(text: string, { before, after }: Parameters<State["safe"]>[1]): string {
  return text.replace(/(?<=[\w+.-])\\@|@/g, (sign, at: number) => {
    const previous = text[at - 1] ?? before.at(-1) ?? " "
    const next = text[at + sign.length] ?? after[0] ?? " "
    return /\s/.test(previous + next) ? sign : "&#64;"
  })
}
