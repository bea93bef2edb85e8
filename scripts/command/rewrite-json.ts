import { isDeepStrictEqual } from "node:util"
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser"

/** Returns JSON with other data. What is unchanged keeps its text, and what is new gets the indentation of the lines around it. */
export function rewriteJson(text: string, data: unknown): string {
  const [indent = "  "] = /^[ \t]+/m.exec(text) ?? []
  const [lineBreak = "\n"] = /\r?\n/.exec(text) ?? []
  const endOf = ({ offset, length }: Node) => offset + length
  const textOf = (node: Node) => text.slice(node.offset, endOf(node))
  const isSame = (node: Node, value: unknown) => isDeepStrictEqual(JSON.parse(textOf(node)), value)
  /** @param line the last line break before the value, and the indentation after it */
  const write = (value: unknown, node: Node | undefined, line: string): string => {
    if (node && isSame(node, value)) return textOf(node)
    const { type, children = [] } = node ?? {}
    const [items, last] = [Object.entries(value ?? {}), children.at(-1)]
    const isList = Array.isArray(value)
    if (!node || !last || items.length === 0 || type !== (isList ? "array" : typeof value))
      return JSON.stringify(value, null, indent).replaceAll("\n", line)
    const written = items.map(([name, item], index) => {
      const known = () => children.find((child) => isSame(child, item)) ?? children[index]
      const old = isList ? known() : findNodeAtLocation(node, [name])
      const key = old ? text.slice(old.parent?.offset, old.offset) : `${JSON.stringify(name)}: `
      const [before = last, isAdded] = [children[index], index >= children.length]
      const gap = /\s*$/.exec(text.slice(0, before.offset))?.[0] || (isAdded ? " " : "")
      return gap + (isList ? "" : key) + write(item, old, /\r?\n[ \t]*$/.exec(gap)?.[0] ?? line)
    })
    return text.charAt(node.offset) + written.join(",") + text.slice(endOf(last), endOf(node))
  }
  return text.replace(/\S[\s\S]*\S/, () => write(data, parseTree(text), lineBreak))
}
