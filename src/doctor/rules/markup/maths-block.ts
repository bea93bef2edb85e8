import { typesetMaths } from "~/src/doctor/readers/maths/typeset-maths"

import type { Advice } from "./find-markup"
import { codeBlock } from "./write-markdown"

/** Returns the advice to write TeX as a formula on lines of its own, or as code if it cannot be typeset. */
export function mathsBlock(tex: string): Advice {
  const isFormula = "math" in typesetMaths(tex, true)
  return { write: isFormula ? `$$\n${tex}\n$$` : codeBlock("latex", tex), isBlock: true }
}
