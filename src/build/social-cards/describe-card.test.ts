import { listCard, pageCard, projectCard } from "~/src/build/social-cards/describe-card"
import { THEME_COLOUR } from "~/src/lib/document/default-theme-colour"

const SITE = {
  author: { name: "Ada Lovelace" },
  title: "Ada Lovelace",
  siteUrl: "https://ada.example",
  language: "en-GB",
  theme: {},
}
const PICTURE = { file: "/content/cover.png", digest: "1" }

test("the card of a project has its title, type, period and cover", () => {
  const project = { title: "Note G", type: "Note", date: "1843-07", endDate: null }
  expect(projectCard(SITE, project, PICTURE)).toEqual({
    ...{ title: "Note G", label: "Note · July 1843", text: null, name: "Ada Lovelace", host: "ada.example" },
    ...{ accent: THEME_COLOUR, picture: PICTURE },
  })
  expect(projectCard(SITE, { title: "Note G", date: "1843" }, null).label).toBe("1843")
})

test("the card of the home page is about the owner, that of another page about the page; both have the site's accent", () => {
  const site = { ...SITE, theme: { accent: "#aa0055" } }
  const home = { path: "/", title: "Welcome", headline: "Mathematician.", description: "All of it." }
  expect(pageCard(site, home, null)).toMatchObject({ title: "Ada Lovelace", text: "Mathematician.", accent: "#aa0055" })
  const about = { path: "/about/", title: "About", description: "Who I am." }
  expect(pageCard(site, about, PICTURE)).toMatchObject({ title: "About", text: "Who I am.", picture: PICTURE })
})

test("all pages of a list share a card, each tag has its own, and other paths have none", () => {
  expect(listCard(SITE, "/projects/page/2", null)).toEqual(listCard(SITE, "/projects/", null))
  expect(listCard(SITE, "/projects/tags/c/page/2", "C++")).toMatchObject({ title: "C++" })
  expect(listCard(SITE, "/projects/tags", null)).not.toEqual(listCard(SITE, "/projects", null))
  expect(listCard(SITE, "/publications/", null)).toMatchObject({
    title: "Publications",
    text: expect.stringContaining("Ada"),
  })
  expect(listCard(SITE, "/404", null)).toBeNull()
})
