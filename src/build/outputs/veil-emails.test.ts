import { veilEmails } from "~/src/build/outputs/veil-emails"

const HARVESTER = /[\w.+-]+@[\w-]+\.\w+/

test("in HTML an address is written by references, in attributes and in texts", () => {
  const html = '<a href="mailto:ada@engine.test">ada@engine.test</a>'
  expect(veilEmails("a.html", html)).toBe('<a href="mailto:ada&#64;engine.test">ada&#64;engine.test</a>')
})

test("in JSON an address is escaped, and means the same", () => {
  const value = { email: "ada+post@engine.test", html: '<a href="mailto:a_@ü.test">', path: "a\\n@b.c" }
  const veiled = veilEmails("page-data.json", JSON.stringify(value))
  expect(veiled).not.toMatch(HARVESTER)
  expect(JSON.parse(veiled)).toEqual(value)
})

test("in XML an address is written by references", () => {
  expect(veilEmails("feed.xml", "<email>ada@engine.test</email>")).toBe("<email>ada&#64;engine.test</email>")
})

test.each([
  ["Ada, ada@engine.test.", "Ada, [ada&#64;engine.test](mailto:ada&#64;engine.test)."],
  ["<ada@engine.test>", "[ada&#64;engine.test](mailto:ada&#64;engine.test)"],
  ["[*ada@engine.test*](mailto:ada@engine.test)", "[*ada&#64;engine.test*](mailto:ada&#64;engine.test)"],
  ["[Write][a]\n\n[a]: mailto:ada@engine.test", "[Write][a]\n\n[a]: mailto:ada&#64;engine.test"],
  [
    "<https://host.test/@ada>, [@ada](https://host.test/@ada)",
    "<https://host.test/@ada>, [@ada](https://host.test/@ada)",
  ],
  ["`ada@engine.test`", "`ada@engine.test`"],
])("in Markdown an address is written by references, but for code: %s", (markdown, veiled) => {
  expect(veilEmails("about.md", markdown)).toBe(veiled)
  expect(veilEmails("llms.txt", veiled)).toBe(veiled)
})

test("data in a page is escaped as JSON; code and styles stay as they are", () => {
  const code = '<script>const a = "x@y.z"</script><style>a@media{}</style>'
  const data = '<script type="application/ld+json">{"email":"ada@engine.test"}</script>'
  expect(veilEmails("a.html", `${code}${data}<p>ada@engine.test</p>${code}`)).toBe(
    `${code}<script type="application/ld+json">{"email":"ada\\u0040engine.test"}</script><p>ada&#64;engine.test</p>${code}`,
  )
})

test("names of accounts and packages are no addresses, and stay as they are", () => {
  const html = '<a href="https://host.test/@ada">@ada</a> <code>npm install @scope/name</code>'
  expect(veilEmails("a.html", html)).toBe(html)
})

test("what is veiled stays as it is, and so does every other kind of file", () => {
  const html = veilEmails("a.html", "<p>ada@engine.test</p>")
  expect(veilEmails("a.html", html)).toBe(html)
  expect(veilEmails("a.js", "ada@engine.test")).toBe("ada@engine.test")
})
