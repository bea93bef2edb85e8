import { readdirSync, readFileSync, writeFileSync } from "node:fs"

/**
 * Gives every script another name, so that the scripts of the previous deploy are gone.
 * @param {import("gatsby").CreateWebpackConfigArgs} args
 */
export function onCreateWebpackConfig({ actions }) {
  actions.setWebpackConfig({ output: { hashSalt: "next-deploy" } })
}

/**
 * Runs the queries of docs/queries and writes their results for the tests.
 * @param {import("gatsby").CreatePagesArgs} args
 */
export async function createPages({ graphql }) {
  /** @type {Record<string, unknown>} */
  const results = {}
  for (const file of readdirSync("docs/queries")) {
    results[file] = await graphql(readFileSync(`docs/queries/${file}`, "utf8"))
  }
  writeFileSync("ready-queries.json", JSON.stringify(results))
}
