import type { Code, Construct, State, TokenizeContext } from "micromark-util-types"

declare module "micromark-util-types" {
  interface TokenTypeMap {
    mathFlow: "mathFlow"
    mathText: "mathText"
    mathData: "mathData"
  }
}

export const DOLLAR = 36
const BACKSLASH = 92
/** What only TeX contains; without it, several words between two dollars are a text with prices. */
const TEX = /[\\^_={}<>+*|]/

/** A formula in a sentence. */
export const MATH_TEXT: Construct = {
  name: "mathText",
  previous: (code) => code === null || code < 0 || !/[\w$]/.test(String.fromCharCode(code)),
  tokenize(this: TokenizeContext, effects, ok, nok) {
    let size = 0
    let closing = 0
    const opening: State = (code) => {
      if (code !== DOLLAR) return size > 2 ? nok(code) : inside(code)
      size += 1
      effects.consume(code)
      return opening
    }
    const inside: State = (code) => {
      if (code === null) return nok(code)
      if (code === DOLLAR) return closer(code)
      effects.consume(code)
      return code === BACKSLASH ? escaped : inside
    }
    const escaped: State = (code) => {
      if (code === null || isLineEnding(code)) return inside(code)
      effects.consume(code)
      return inside
    }
    const closer: State = (code) => {
      if (code === DOLLAR) {
        closing += 1
        effects.consume(code)
        return closer
      }
      const source = this.sliceSerialize(effects.exit("mathText"))
      const next = code === null || code < 0 ? "" : String.fromCharCode(code)
      return closing === size && isFormula(source.slice(size, -size), size, next) ? ok(code) : nok(code)
    }
    return (code) => {
      effects.enter("mathText")
      return opening(code)
    }
  },
}

/** A formula on lines of its own; without its last `$$`, it takes in the rest. */
export const MATH_FLOW: Construct = {
  name: "mathFlow",
  concrete: true,
  tokenize(effects, ok, nok) {
    let dollars = 0
    let isFirstLine = true
    const opening: State = (code) => {
      if (code !== DOLLAR) {
        if (dollars !== 2) return nok(code)
        dollars = 0
        return inside(code)
      }
      dollars += 1
      effects.consume(code)
      return opening
    }
    const inside: State = (code) => {
      if (code === null || isLineEnding(code)) {
        effects.exit("mathData")
        return effects.attempt(NEXT_LINE, nextLine, end)(code)
      }
      dollars = code === DOLLAR ? dollars + 1 : 0
      effects.consume(code)
      return code === BACKSLASH ? escaped : dollars === 2 ? closed : inside
    }
    const escaped: State = (code) => {
      if (code === null || isLineEnding(code)) return inside(code)
      effects.consume(code)
      return inside
    }
    const nextLine: State = (code) => {
      isFirstLine = false
      dollars = 0
      effects.enter("mathData")
      return inside(code)
    }
    const closed: State = (code) => {
      if (code === null || isLineEnding(code)) {
        effects.exit("mathData")
        return end(code)
      }
      // Words after a formula of one line: both are a paragraph.
      if (isFirstLine && !isSpace(code)) return nok(code)
      effects.consume(code)
      return isSpace(code) ? closed : inside
    }
    const end: State = (code) => {
      effects.exit("mathFlow")
      return ok(code)
    }
    return (code) => {
      effects.enter("mathFlow")
      effects.enter("mathData")
      return opening(code)
    }
  },
}

/** The next line, unless it is outside of the quote or list that the formula is in. */
const NEXT_LINE: Construct = {
  partial: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const start: State = (code) => (this.parser.lazy[this.now().line] ? nok(code) : ok(code))
    return (code) => {
      if (code === null) return nok(code)
      effects.enter("lineEnding")
      effects.consume(code)
      effects.exit("lineEnding")
      return start
    }
  },
}

/** Returns whether what one dollar (`size`), or two, enclose is a formula; `next` is the sign after them. */
export function isFormula(tex: string, size: number, next: string): boolean {
  if (size === 2) return tex.trim() !== ""
  if (tex.trim() !== tex || /[\d_${]/.test(next)) return false
  if (/[a-z]/i.test(next) && !/[\w})\]']$/.test(tex)) return false
  return TEX.test(tex) || !/\s/.test(tex) || !/[a-z]{2}/i.test(tex)
}

function isLineEnding(code: Code): boolean {
  return code !== null && code < -2
}

function isSpace(code: Code): boolean {
  return code === 32 || code === -1 || code === -2
}
