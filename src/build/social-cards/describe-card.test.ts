import { listCard, pageCard, projectCard } from "~/src/build/social-cards/describe-card"
import { THEME_COLOUR } from "~/src/lib/document/theme-colours"

const SITE = { title: "Ada Lovelace", siteUrl: "https://ada.example", language: "en-GB", theme: {} }
const PICTURE = { file: "/content/cover.png", digest: "1" }

test("a project's card names it, its kind and its time, and shows its cover", () => {
  const project = { title: "Note G", type: "Note", date: "1843-07", endDate: null }
  expect(projectCard(SITE, project, PICTURE)).toEqual({
    title: "Note G",
    label: "Note · July 1843",
    text: null,
    name: "Ada Lovelace",
    host: "ada.example",
    accent: THEME_COLOUR,
    picture: PICTURE,
  })
  expect(projectCard(SITE, { title: "Note G", date: "1843" }, null).label).toBe("1843")
})

test("the home page's card is about the owner, another page's about itself; the accent is the owner's", () => {
  const site = { ...SITE, theme: { accent: "#aa0055" } }
  const home = { path: "/", title: "Welcome", headline: "Mathematician.", description: "All of it." }
  expect(pageCard(site, home, null)).toMatchObject({ title: "Ada Lovelace", text: "Mathematician.", accent: "#aa0055" })
  const about = { path: "/about/", title: "About", description: "Who I am." }
  expect(pageCard(site, about, PICTURE)).toMatchObject({ title: "About", text: "Who I am.", picture: PICTURE })
})

test("all parts of a list share its card, each tag has its own, and no other page has one of these", () => {
  expect(listCard(SITE, "/projects/page/2", null)).toEqual(listCard(SITE, "/projects/", null))
  expect(listCard(SITE, "/projects/tags/c/page/2", "C++")).toMatchObject({ title: "C++" })
  expect(listCard(SITE, "/projects/tags", null)).not.toEqual(listCard(SITE, "/projects", null))
  expect(listCard(SITE, "/404", null)).toBeNull()
})
