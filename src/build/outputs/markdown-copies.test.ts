import { checkedPages } from "~/src/build/outputs/checked-pages"
import { markdownCopies } from "~/src/build/outputs/markdown-copies"
import { writePublicFile } from "~/src/build/public-files"
import { documentFiles } from "~/src/lib/addresses/paths"
import { publishedEntry, publishedSite } from "~/tests/fixtures/published-site"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

temporaryWorkingDirectory()

/** Returns the copies of a site with as many projects, and pages with these contents. */
function copiesOf(contents: Record<string, string>, count = 1) {
  const projects = Array.from({ length: count }, (_, index) => publishedEntry({ slug: `engine-${index}` }))
  const empty = Object.fromEntries(["/projects", ...projects.map(({ path }) => path)].map((path) => [path, ""]))
  for (const [path, main] of Object.entries({ ...empty, ...contents })) {
    const html = `<!DOCTYPE html><html><body><nav>Navbar</nav><main>${main}</main><footer>Footer</footer></body></html>`
    writePublicFile(documentFiles(path)[0], html)
  }
  const checked = checkedPages({ scripts: [], styles: [], addresses: [] })
  return markdownCopies(publishedSite({ projects }), checked)
}

test("S3: a copy holds what the page shows, without interface controls, and ends with the page's address", () => {
  const copies = copiesOf({
    "/projects/engine-0": `
      <nav><a href="/">Home</a></nav>
      <header><h1>Engine</h1><p>What it is.</p></header>
      <figure><img src="/a&b/static/cover.webp" alt="An engine."><figcaption>Of brass.</figcaption></figure>
      <dl class="facts"
        ><div><dt>With</dt><dd><ul><li><a href="https://c.test">Charles<span class="sr-only"> (external site)</span></a
        > <span>Inventor</span></li><li>Mary<span>Printer</span></li></ul></dd></div
        ><div><dt>Part of</dt><dd><a href="/a&b/about/#job.mill">Weaver</a></dd></div></dl>
      <ul aria-label="Links"><li><a href="https://engine.test">Visit</a></li><li><a href="https://code.test">Code</a></li></ul>
      <button>Copy link</button>
      <details class="contents-folded"><summary>Contents</summary></details>
      <div class="prose"><h2>Why<a class="anchor" href="#why">#</a></h2><p>a<span>b</span> <img src="/a&b/static/c.webp" alt="C." title="D."></p></div>
      <ul><li><figure><a href="/a&b/static/wheel.webp" class="zoom"><img src="/a&b/static/wheel.webp" alt="A wheel."></a></figure></li></ul>`,
  })
  expect(copies["/projects/engine-0.md"]).toBe(`# Engine

What it is.

![An engine.](https://ada.dev/a\\&b/static/cover.webp)

Of brass.

- With: [Charles](https://c.test) · Inventor, Mary · Printer
- Part of: [Weaver](https://ada.dev/a\\&b/about/#job.mill)

Links: [Visit](https://engine.test), [Code](https://code.test)

## Why

ab ![C.](https://ada.dev/a\\&b/static/c.webp "D.")

- ![A wheel.](https://ada.dev/a\\&b/static/wheel.webp)

<https://ada.dev/a&b/projects/engine-0/>
`)
})

test("the copy of the list has the projects of all numbered pages, each with its facts below its heading", () => {
  const row = (title: string) =>
    `<li><article><div><p class="meta"><span>App</span><span>2024</span></p><h2>${title}</h2></div></article></li>`
  const first = `<h1>Projects</h1><ul>${row("One")}</ul><p><a rel="next" href="/projects/page/2">Show more</a></p>`
  const second = `<header><h1>Projects, page 2</h1></header><ul>${row("Two")}</ul>`
  const copies = copiesOf({ "/projects": first, "/projects/page/2": second }, 21)
  expect(copies["/projects.md"]).toBe(
    "# Projects\n\n## One\n\nApp · 2024\n\n## Two\n\nApp · 2024\n\n<https://ada.dev/a&b/projects/>\n",
  )
})

test.each([
  [
    "a range of dates stays together",
    '<p><time datetime="2007">2007</time>–<time datetime="2011">2011</time><span>Diploma</span></p>',
    "2007–2011 · Diploma",
  ],
  ["a sign for the eye alone is left out", '<p><span aria-hidden="true">●</span><span>Free.</span></p>', "Free."],
  [
    "a paragraph stays before the section that follows it",
    "<div><p>Before.</p><section><h2>One</h2></section></div>",
    "Before.\n\n## One",
  ],
  [
    "a card's image comes below its heading and its texts",
    '<article><div><img src="/a.webp" alt="A."></div><div><h2>One</h2><p>Text.</p></div></article>',
    "## One\n\nText.\n\n![A.](https://ada.dev/a.webp)",
  ],
])("%s", (_what, page, copy) => {
  expect(copiesOf({ "/projects": page })["/projects.md"]).toBe(`${copy}\n\n<https://ada.dev/a&b/projects/>\n`)
})
