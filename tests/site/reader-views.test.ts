/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { extractFromHtml } from "@extractus/article-extractor"
import { Readability } from "@mozilla/readability"

import { BUILDS, openBuild } from "~/tests/builds"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

type Article = { title: string; author: string; date: string; content: string }
type Case = { build: { directory: string }; page: string }

const ENTRIES: Case[] = [
  ...PUBLIC_PROJECTS.map((slug) => ({ build: BUILDS.default, page: `projects/${slug}` })),
  ...["the-first-chart", "what-fog-does-to-bells", "a-rope-is-a-sum"].map((slug) => ({
    build: BUILDS.languages,
    page: `notes/${slug}`,
  })),
]
const TEXTS = ["privacy", "imprint"].map((page) => ({ build: BUILDS.basePath, page }))
/** Below this number of characters, Readability returns as much of a page as it can, furniture included. */
const LONG = 500

const readPage = ({ build, page }: Case) => openBuild(build).html(page)
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html")
const letters = (text: string | null) => (text ?? "").replace(/\s+/g, "")
const linesOf = (root: ParentNode) => [...root.querySelectorAll("p, li, dt, dd, th, td, pre, h2, h3, h4, figcaption")]

function textOf(page: Document): Element {
  const texts = [...page.querySelectorAll(".prose.content")]
  for (const part of page.querySelectorAll(".prose :is(.anchor, button)")) part.remove()
  const whole = page.createElement("div")
  whole.append(...texts)
  return whole
}

const READERS: Record<string, (html: string, url: string) => Promise<Article | null>> = {
  async Readability(html) {
    const article = new Readability(parse(html)).parse()
    const { title, byline, publishedTime, content } = article ?? {}
    return { title: title ?? "", author: byline ?? "", date: publishedTime ?? "", content: content ?? "" }
  },
  async "article-extractor"(html, url) {
    const article = await extractFromHtml(html, url)
    const { title = "", author = "", published = "", content = "" } = article ?? {}
    return article && { title, author, date: published.slice(0, 10), content }
  },
}
/** What article-extractor removes from every page, together with its text. */
const REMOVED = { Readability: "", "article-extractor": "math, time, del, kbd, samp, dt, cite, q, var, mark, input" }

describe.each(Object.keys(READERS) as (keyof typeof REMOVED)[])("%s", (name) => {
  async function read(html: string) {
    const page = parse(html)
    const url = page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? ""
    const article = await READERS[name]?.(html, url)
    const text = textOf(page)
    return { page, text, article: article as Article, content: parse(article?.content ?? "").body }
  }

  /** Returns the lines of a page's text that a reader view does not show. */
  function missing({ text, content }: { text: Element; content: Element }): string[] {
    const shown = letters(content.textContent)
    const isKept = (line: Element) => REMOVED[name] === "" || line.querySelector(REMOVED[name]) === null
    const lines = linesOf(text).filter((line) => isKept(line) && !line.matches(REMOVED[name] || "none"))
    return lines.map(({ textContent }) => letters(textContent)).filter((line) => !shown.includes(line))
  }

  test.each(ENTRIES)("shows the whole text of $page, with its title, author and date", async (entry) => {
    const { page, text, content, article } = await read(readPage(entry))
    // article-extractor returns nothing for a short text.
    if (article === null || (name !== "Readability" && letters(text.textContent).length < LONG)) return
    expect(article.title).toBe(page.querySelector("h1")?.textContent)
    expect(article.author).toBe("Mara Holm")
    const written = page.querySelector('meta[property="article:published_time"]')?.getAttribute("content")
    if (written) expect(article.date).toBe(written)
    expect(missing({ text, content })).toEqual([])
    expect(content.querySelectorAll("pre")).toHaveLength(text.querySelectorAll("pre").length)
  })

  test.each(ENTRIES)("shows nothing of the page around the text of $page", async (entry) => {
    const { page, text, content } = await read(readPage(entry))
    if (letters(text.textContent).length < LONG) return
    // The contents repeat the headings of the text.
    const around = page.querySelectorAll(
      "nav:not(:has(.contents-list)), footer, .related-projects, [role=alert], button",
    )
    const words = [...around].flatMap((part) => linesOf(part)).map(({ textContent }) => letters(textContent))
    expect(words.length).toBeGreaterThan(3)
    const shown = new Set(linesOf(content).map(({ textContent }) => letters(textContent)))
    expect(words.filter((word) => word !== "" && shown.has(word))).toEqual([])
    expect(letters(content.textContent)).not.toMatch(/Skiptocontent|Allprojects|©|#$/)
  })

  test.each(TEXTS)("shows the whole text of the page $page", async (page) => {
    const { text, content } = await read(readPage(page))
    if (letters(text.textContent).length < LONG) return
    expect(missing({ text, content })).toEqual([])
  })

  test.each(["contact", "related-work", "comments-on-the-media", "hidden-tags", "footer-and-sidebar", "sponsors"])(
    "shows a heading with the id %s",
    async (id) => {
      const html = readPage({ build: BUILDS.default, page: "projects/tide-tables" })
      const { text, content } = await read(html.replace(/<(h[23]) id="[^"]*"/g, `<$1 id="${id}"`))
      expect(missing({ text, content })).toEqual([])
    },
  )

  test("shows the About page under its own title, not under that of a publication", async () => {
    const { article } = await read(readPage({ build: BUILDS.basePath, page: "about" }))
    expect(article.title).toBe("About")
    expect(article.author).not.toContain("Ana de la Cruz")
  })
})
