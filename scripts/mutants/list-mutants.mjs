import ts from "typescript"

/** @typedef {{ start: number, end: number, line: number, from: string, to: string }} Mutant */

const { SyntaxKind } = ts

/** @type {Readonly<Record<number, string>>} */
const OPPOSITES = {
  [SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [SyntaxKind.LessThanToken]: ">=",
  [SyntaxKind.LessThanEqualsToken]: ">",
  [SyntaxKind.GreaterThanToken]: "<=",
  [SyntaxKind.GreaterThanEqualsToken]: "<",
  [SyntaxKind.AmpersandAmpersandToken]: "||",
  [SyntaxKind.BarBarToken]: "&&",
}

/**
 * The small mistakes that could be made in a file of code, one at a time: a comparison, a condition or a truth the wrong way
 * round, a number off by one, a call forgotten.
 * @param {string} file
 * @param {string} code
 * @returns {Mutant[]}
 */
export function listMutants(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  /** @type {Mutant[]} */
  const mutants = []
  visit(source)
  return mutants

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    const change = mistakeIn(node)
    if (change !== null) add(change.at, change.to)
    ts.forEachChild(node, visit)
  }

  /**
   * @param {ts.Node} at
   * @param {string} to
   */
  function add(at, to) {
    const start = at.getStart(source)
    const { line } = source.getLineAndCharacterOfPosition(start)
    mutants.push({ start, end: at.end, line: line + 1, from: code.slice(start, at.end), to })
  }
}

/**
 * @param {ts.Node} node
 * @returns {{ at: ts.Node, to: string } | null}
 */
function mistakeIn(node) {
  if (ts.isBinaryExpression(node)) {
    const to = OPPOSITES[node.operatorToken.kind]
    return to === undefined ? null : { at: node.operatorToken, to }
  }
  if (node.kind === SyntaxKind.TrueKeyword) return { at: node, to: "false" }
  if (node.kind === SyntaxKind.FalseKeyword) return { at: node, to: "true" }
  if (ts.isNumericLiteral(node)) return { at: node, to: String(Number(node.text) + 1) }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
    return { at: node, to: node.operand.getText() }
  }
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return { at: node, to: ";" }
  return null
}
