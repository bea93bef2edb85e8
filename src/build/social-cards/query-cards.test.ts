import type { BuildArgs } from "gatsby"

import { cardFile } from "~/src/build/social-cards/card-file"
import { queryCards } from "~/src/build/social-cards/query-cards"
import type { SocialCard } from "~/src/build/social-cards/social-card"

const CARD: SocialCard = {
  title: "Note G",
  label: null,
  text: null,
  name: "Ada",
  host: "ada.example",
  accent: "#14b8a6",
  picture: null,
}

/** A site of two pages with the same card. */
function site(answer: object) {
  const nodes = ["/projects", "/projects/page/2"].map((path) => ({ path, pageContext: null }))
  const graphql = async (query: string) => ({
    data: query.includes("allSitePage") ? { allSitePage: { nodes } } : { socialCard: answer },
  })
  return graphql as unknown as BuildArgs["graphql"]
}

test("a card that two pages share is returned once", async () => {
  const file = cardFile(CARD)
  expect(await queryCards(site({ ...CARD, ...file, source: "content/home.md" }))).toEqual([
    { path: file.path, source: "content/home.md", card: CARD },
  ])
})

test("a query that leaves out a field of the card fails, because the file's name depends on all fields", async () => {
  const { host: _host, ...rest } = CARD
  await expect(queryCards(site({ ...rest, ...cardFile(CARD), source: null }))).rejects.toThrow("leaves out a field")
})
