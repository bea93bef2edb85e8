import { graphql, useStaticQuery, type WrapPageElementBrowserArgs } from "gatsby"
import { type ReactNode, useEffect } from "react"

import { Consent, PrivacyChoices } from "~/src/app/consent"
import { ErrorBoundary } from "~/src/app/error-boundary"
import { FailedPage } from "~/src/app/failed-page"
import { Shortcuts } from "~/src/app/shortcuts"
import { Toasts } from "~/src/app/toasts"
import { Tooltips } from "~/src/app/tooltips"
import { APP_LIVE_EVENT, replayInput } from "~/src/client/boot/replay-input"
import { useHydrated, useStore } from "~/src/client/create-store"
import { pageError, pagePhase } from "~/src/client/navigation/navigation-state"
import { useTheme } from "~/src/client/theme/use-theme"
import { Footer, ShortcutsButton } from "~/src/components/layout/footer"
import { LanguageSwitcher } from "~/src/components/layout/language-switcher"
import { LoadingBar } from "~/src/components/layout/loading-bar"
import { Navbar } from "~/src/components/layout/navbar"
import { MAIN_CONTENT_ID, SkipLink } from "~/src/components/layout/skip-link"
import { renderedPath } from "~/src/gatsby/browser/page-globals"
import { ERROR_PAGE_PATH, type TrailingSlash, withoutBasePath } from "~/src/lib/addresses/paths"
import type { Translations } from "~/src/lib/document/page-languages"
import type { RouteError } from "~/src/lib/navigation/routes"
import { describeThrown } from "~/src/lib/navigation/run-guards"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** Wraps every page in the shell, in the browser as on the server, so that React can hydrate it. */
export function wrapPageElement({ element, props }: WrappedPage) {
  return (
    <PageShell pathname={props.location.pathname} translations={__LANGUAGES__.length > 0 ? translationsOf(props) : []}>
      {element}
    </PageShell>
  )
}

type WrappedPage = Pick<WrapPageElementBrowserArgs, "element" | "props">

function translationsOf({ data, location, pageResources }: WrappedPage["props"]): Translations {
  const { project, note, contentPage } = (data ?? {}) as {
    [part in "project" | "note" | "contentPage"]?: Translated | null
  }
  // The server has no resources, and renders each page at its own path.
  const page = pageResources?.page.path ?? withoutBasePath(location.pathname, __BASE_PATH__)
  return page === ERROR_PAGE_PATH ? [] : (project ?? note ?? contentPage)?.translations
}

type Translated = { translations: Translations }
type PageShellProps = Translated & { pathname: string; children: ReactNode }

/** The parts that stay while pages change. */
function PageShell({ pathname, translations, children }: PageShellProps) {
  const { title, author, copyright, game, trailingSlash } = useSiteSettings()
  const theme = useTheme()
  const path = withoutBasePath(pathname, __BASE_PATH__)
  // The server renders one error page for all wrong addresses: hydration needs the path of that page (R4).
  const currentPath = useHydrated(path, renderedPath() ?? path)
  const error = useStore(pageError)
  const phase = useStore(pagePhase)
  const isHydrated = theme.isDark !== null
  // React runs this effect after those of the parts below, so they already listen when input is replayed. While hydrating, they
  // do not have everything yet, such as the tooltip of the theme's button.
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new CustomEvent(APP_LIVE_EVENT, { detail: replayInput }))
  }, [isHydrated])
  const owner = { name: author.avatar?.alt || author.name, avatar: author.avatar?.image ?? null }
  /** Renders a part around the page. If it throws, only that part is missing (E2). */
  const aside = (part: ReactNode) => (
    <ErrorBoundary resetKey={pathname} fallback={() => null}>
      {part}
    </ErrorBoundary>
  )
  const screenOf = (failure: RouteError) => <FailedPage error={failure} siteTitle={title} game={game} />
  return (
    <>
      <LoadingBar />
      <SkipLink />
      <p role="alert" className="incomplete-notice column">
        {TEXTS.incomplete}
      </p>
      {__HAS_ANALYTICS__ ? aside(<Consent />) : null}
      {aside(<Navbar currentPath={currentPath} owner={owner} theme={theme} />)}
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={phase === "still" ? undefined : `page-${phase}`}>
        <ErrorBoundary resetKey={pathname} fallback={(thrown) => screenOf(describeThrown(thrown))}>
          {error === null ? children : screenOf(error)}
        </ErrorBoundary>
      </main>
      {aside(
        <Footer year={copyright.year} holder={copyright.holder ?? author.name}>
          {__LANGUAGES__.length > 0 ? (
            <LanguageSwitcher
              path={currentPath}
              trailingSlash={trailingSlash as TrailingSlash}
              // An address that shows an error may not exist in another language either.
              translations={error === null ? translations : []}
            />
          ) : null}
          <ShortcutsButton />
          {__HAS_ANALYTICS__ ? <PrivacyChoices /> : null}
        </Footer>,
      )}
      {aside(<Shortcuts />)}
      {aside(<Toasts />)}
      {aside(<Tooltips />)}
    </>
  )
}

function useSiteSettings(): NonNullable<Queries.ShellQuery["siteSettings"]> {
  const { siteSettings } = useStaticQuery<Queries.ShellQuery>(graphql`
    query Shell {
      siteSettings {
        title
        trailingSlash
        author {
          name
          avatar {
            alt
            image(width: 32, height: 32)
          }
        }
        copyright {
          year
          holder
        }
        game {
          title
          url
        }
      }
    }
  `)
  if (siteSettings === null) throw new Error("content/site.yaml has problems, which the terminal lists.")
  return siteSettings
}
