import { publishedEditor } from "./published-editor"

const EDITING = { publish: true, repository: "ada/portfolio", branch: "main" }

test("a site has no file of the editor unless its settings ask for one", async () => {
  expect([...(await publishedEditor({ ...EDITING, publish: false }, ""))]).toEqual([])
})

test("the published editor commits to the repository, and its page has a policy of its own and is for no search engine", async () => {
  const files = await publishedEditor(EDITING, "/portfolio")
  const page = String(files.get("admin/index.html"))
  expect(page).toContain('"backend":{"name":"github","repo":"ada/portfolio","branch":"main"')
  expect(page).toContain('<meta name="robots" content="noindex">')
  const [, policy = ""] = /"Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  expect(policy.match(/https:\/\/[^\s;]+/g)).toEqual([
    ...["https://avatars.githubusercontent.com", "https://api.github.com"],
  ])
  const [, script = ""] = /src="\/portfolio\/([^"]*)"/.exec(page) ?? []
  expect(files.has(script)).toBe(true)
  expect([...files.keys()]).toContainEqual(expect.stringMatching(/^admin\/assets\/source-sans-3.*\.woff2$/))
  // Of Sveltia, which has to be with every copy of it.
  expect(String(files.get("admin/LICENSE.txt"))).toContain("MIT License")
  expect([...files.keys()].filter((file) => file.endsWith(".map"))).toEqual([])
})
