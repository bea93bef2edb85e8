import type { Nodes } from "hast"

export function hasClass(node: Nodes, name: string): boolean {
  const { className } = node.type === "element" ? node.properties : {}
  return Array.isArray(className) && className.includes(name)
}
