import { graphql, type HeadProps, Link, type PageProps } from "gatsby"

import { useNotFound } from "~/src/client/navigation/use-not-found"
import { ErrorScreen } from "~/src/components/errors/error-screen"
import { Game } from "~/src/components/errors/game"
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
    allProject(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes { path title }
    }
  }
`

type Data = Queries.NotFoundPageQuery

export default function NotFoundPage({ data: { siteSettings, allProject }, location }: PageProps<Data>) {
  const { path: missing, nearest } = useNotFound(location)
  if (siteSettings === null) return null
  // A host without rules sends this page for every wrong address, below those of other languages, too (J3).
  const below =
    __NOT_FOUND_TEXTS__.length > 0
      ? __NOT_FOUND_TEXTS__.find(({ base }) => missing !== null && isWithin(__BASE_PATH__ + missing, base))
      : undefined
  const suggestions =
    nearest.length > 0
      ? nearest.map((path) => ({ path, label: <code>{path}</code> }))
      : allProject.nodes.map(({ path, title }) => ({ path, label: title }))
  return (
    <ErrorScreen
      message={missing === null ? TEXTS.error.noPage : fillText(TEXTS.error.pageNotFound, { path: missing })}
    >
      {below && (
        <p {...languageAttributes(below.tag)}>
          {below.message}.{" "}
          <a href={below.base + PROJECTS_PATH} className="link">
            {below.link}
          </a>
        </p>
      )}
      {/* The newest projects, until pages with similar paths are found. */}
      <Section heading={TEXTS.error.suggestions} className="grid gap-4">
        {/* The minimum height prevents a layout shift when the paths arrive. */}
        <ul className="flex min-h-48 flex-wrap content-start gap-2 sm:min-h-24" aria-live="polite">
          <li>
            <Link to={PROJECTS_PATH} className="button">
              {TEXTS.allProjects}
            </Link>
          </li>
          {suggestions.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className="button wrap-anywhere">
                {label}
              </Link>
            </li>
          ))}
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
