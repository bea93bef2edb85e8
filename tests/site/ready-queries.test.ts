import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { BUILDS, openBuild } from "~/tests/builds"

const QUERIES = "docs/queries"
const files = readdirSync(QUERIES)

type Answer = { data?: Record<string, unknown>; errors?: unknown[] }

/** The answers of the build of the next deploy, whose content has a project with hardly any fields. */
const answers: Record<string, Answer> = openBuild(BUILDS.nextDeploy).json("../ready-queries.json")

test.each(files)("the ready query %s runs", (file) => {
  expect(answers[file]?.errors).toBeUndefined()
  expect(Object.keys(answers[file]?.data ?? {})).not.toEqual([])
})

test("the ready queries find the projects that their names promise", () => {
  const answerOf = (file: string) => JSON.stringify(answers[file]?.data)
  expect(answerOf("projects-without-outcome.graphql")).toContain("Long awaited")
  expect(answerOf("pictures-without-caption.graphql")).not.toContain("Long awaited")
  expect(answerOf("site.graphql")).toContain('"trailingSlash":"never"')
  expect(answerOf("drafts.graphql")).toContain('"totalCount":0')
})

test("docs/graphiql.md links to each query in GraphiQL, unchanged", () => {
  const guide = readFileSync("docs/graphiql.md", "utf8")
  for (const file of files) {
    const query = encodeURIComponent(readFileSync(path.join(QUERIES, file), "utf8").trim())
    // A parenthesis would end a Markdown link.
    const address = `http://localhost:8000/___graphql?query=${query.replaceAll("(", "%28").replaceAll(")", "%29")}`
    expect(guide).toContain(`](${address})`)
  }
})
