import { h } from "hastscript"
import type { Literal } from "mdast"
import type { Extension } from "micromark-util-types"
import type { Data, Processor } from "unified"

import { DOLLAR, MATH_FLOW, MATH_TEXT } from "~/src/doctor/readers/maths/math-constructs"

type Maths = Literal & { data?: object }

declare module "mdast" {
  interface PhrasingContentMap {
    inlineMath: Maths & { type: "inlineMath" }
  }
  interface RootContentMap {
    inlineMath: Maths & { type: "inlineMath" }
    math: Maths & { type: "math" }
  }
}

type FromMarkdown = NonNullable<Data["fromMarkdownExtensions"]>[number]

/** By this class GitHub's blocks of maths are code, too: ```math. */
const MATHS = { className: ["language-math"] }
const CLOSED = /^\$\$[\s\S]*\$\$\s*$/

/**
 * Reads `$…$` and `$$…$$` as remark-math does, but one dollar as Pandoc and GitHub do: no letter or digit before it, no
 * space inside of it, and no digit after it. So prices stay text. A block needs `$$` where its first line begins and
 * where its last one ends.
 */
export function readMaths(this: Processor): void {
  const data = this.data()
  const syntax: Extension = { flow: { [DOLLAR]: MATH_FLOW }, text: { [DOLLAR]: MATH_TEXT } }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), TO_TREE]
}

/** Returns whether the source of a block has its last `$$`. Without it, the block takes in the rest of the text. */
export function isClosed(source: string): boolean {
  return !source.startsWith("$$") || CLOSED.test(source)
}

const TO_TREE: FromMarkdown = {
  enter: {
    mathFlow(token) {
      const value = this.sliceSerialize(token).replace(/^\$\$|\$\$\s*$/g, "")
      this.enter({ type: "math", value, data: { hName: "pre", hChildren: [h("code", MATHS, value)] } }, token)
    },
    mathText(token) {
      const value = this.sliceSerialize(token)
        .replace(/^\$\$?|\$\$?$/g, "")
        .replace(/^`(.*)`$/s, "$1")
      const data = { hName: "code", hProperties: MATHS, hChildren: [{ type: "text" as const, value }] }
      this.enter({ type: "inlineMath", value, data }, token)
    },
  },
  exit: {
    mathFlow(token) {
      this.exit(token)
    },
    mathText(token) {
      this.exit(token)
    },
  },
}
