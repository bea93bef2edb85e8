import { graphql, type HeadProps, Link, type PageProps } from "gatsby"

import { siteBase } from "~/src/client/navigation/other-languages"
import { useNotFound } from "~/src/client/navigation/use-not-found"
import { ErrorScreen } from "~/src/components/errors/error-screen"
import { ERROR_STYLES, Game } from "~/src/components/errors/game"
import { LinkItems } from "~/src/components/ui/entry-links"
import { Section } from "~/src/components/ui/section"
import { isWithin, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

export const query = graphql`
  query NotFoundPage {
    siteSettings {
      title
      game { title url }
    }
    allEntry(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) { nodes { path title lang } }
    allContentPage(sort: { path: ASC }) { nodes { path title lang } }
  }
`

type Data = Queries.NotFoundPageQuery

/** The newest projects are suggested until pages with similar paths are found, and beside them if they are fewer. */
const SUGGESTION_COUNT = 3

export default function NotFoundPage({ data, location }: PageProps<Data>) {
  const { siteSettings, allEntry, allContentPage } = data
  const { path: missing, nearest } = useNotFound(location, [...allEntry.nodes, ...allContentPage.nodes])
  if (siteSettings === null) return null
  // A host without rules sends this page for every wrong address, below those of other languages, too (J3).
  const below =
    __NOT_FOUND_TEXTS__.length > 0
      ? __NOT_FOUND_TEXTS__.find(({ base }) => missing !== null && isWithin(siteBase() + missing, base))
      : undefined
  const projects = allEntry.nodes.filter(({ path }) => isWithin(path, PROJECTS_PATH))
  const others = projects.filter(({ path }) => nearest.every((page) => page.path !== path))
  const suggestions = [...nearest, ...others].slice(0, SUGGESTION_COUNT)
  return (
    <ErrorScreen
      message={missing === null ? TEXTS.error.noPage : fillText(TEXTS.error.pageNotFound, { path: missing })}
    >
      {below && (
        <p {...languageAttributes(below.tag)}>
          {below.message}
          <a href={below.base + PROJECTS_PATH} className="link">
            {below.link}
          </a>
        </p>
      )}
      <link rel="stylesheet" href={ERROR_STYLES} />
      <Section heading={TEXTS.error.suggestions} className="hung">
        {/* The minimum height prevents a layout shift when the titles arrive. */}
        <ul className="suggestions" aria-live="polite">
          <li>
            <Link to={PROJECTS_PATH} className="link">
              {TEXTS.allProjects}
            </Link>
          </li>
          <LinkItems entries={suggestions} />
        </ul>
      </Section>
      <Game {...siteSettings.game} />
    </ErrorScreen>
  )
}

export function Head({ data: { siteSettings } }: HeadProps<Data>) {
  return (
    <>
      <title>{`${TEXTS.error.noPage} · ${siteSettings?.title}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
