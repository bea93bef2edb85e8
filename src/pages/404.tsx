import { graphql, type HeadProps, type PageProps } from "gatsby"

import { useNotFound } from "~/src/client/navigation/use-not-found"
import { ErrorScreen } from "~/src/components/errors/error-screen"
import { Game } from "~/src/components/errors/game"
import { NotFoundSuggestions } from "~/src/components/errors/not-found-suggestions"
import { TEXTS } from "~/src/lib/texts"

export const query = graphql`
  query NotFoundPage {
    siteSettings {
      title
      game { title url }
    }
  }
`

type Data = Queries.NotFoundPageQuery

export default function NotFoundPage({ data: { siteSettings }, location }: PageProps<Data>) {
  const { path, nearest } = useNotFound(location)
  if (siteSettings === null) return null
  return (
    <ErrorScreen message={path === null ? TEXTS.error.noPage : TEXTS.error.pageNotFound(path)}>
      <NotFoundSuggestions nearest={nearest} />
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
