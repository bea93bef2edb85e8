import { publishedEditor } from "./published-editor"

test("the published editor commits to the repository, and its page has a policy of its own and is for no search engine", async () => {
  const files = await publishedEditor({ publish: true, repository: "ada/portfolio", branch: "main" }, "/portfolio")
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
