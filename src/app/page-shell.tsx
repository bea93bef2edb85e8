import { type ReactNode, useEffect } from "react"

import { Consent } from "~/src/app/consent"
import { ErrorBoundary } from "~/src/app/error-boundary"
import { FailedPage } from "~/src/app/failed-page"
import { PrintStyles } from "~/src/app/print-styles"
import { PrivacyChoices } from "~/src/app/privacy-choices"
import { Shortcuts } from "~/src/app/shortcuts"
import { Toasts } from "~/src/app/toasts"
import { Tooltips } from "~/src/app/tooltips"
import { useSiteSettings } from "~/src/app/use-site-settings"
import { announceAppLive } from "~/src/client/boot/app-live"
import { type Phase, useNavigation } from "~/src/client/navigation/navigation-store"
import { useCurrentPath } from "~/src/client/navigation/use-current-path"
import { useTheme } from "~/src/client/theme/use-theme"
import { Footer } from "~/src/components/layout/footer"
import { LoadingBar } from "~/src/components/layout/loading-bar"
import { Navbar } from "~/src/components/layout/navbar"
import { MAIN_CONTENT_ID, SkipLink } from "~/src/components/layout/skip-link"
import { ShortcutsButton } from "~/src/components/shortcuts/shortcuts-button"
import { renderedPath } from "~/src/gatsby/browser/page-globals"
import type { RouteError } from "~/src/lib/navigation/routes"
import { describeThrown } from "~/src/lib/navigation/run-guards"

type PageShellProps = { pathname: string; children: ReactNode }

/** The out-in transition `page` (N2). */
const PHASE_CLASS: Record<Phase, string | undefined> = {
  still: undefined,
  leaving: "page-exit",
  entering: "page-enter",
}

/** What stays while pages change: the skip link, the navbar, the footer, and the place of the page between them. */
export function PageShell({ pathname, children }: PageShellProps) {
  const { title, author, copyright, game } = useSiteSettings()
  const theme = useTheme()
  const currentPath = useCurrentPath(pathname, renderedPath())
  const { phase, loading, error } = useNavigation()
  // After the effects of everything below: whoever listens for what is pressed or pointed at does so by then.
  useEffect(announceAppLive, [])
  const avatar = author.avatar?.image ?? null
  /** Leaves out a part around the page that throws, so that the page stays (E2). */
  const aside = (part: ReactNode) => (
    <ErrorBoundary resetKey={pathname} fallback={() => null}>
      {part}
    </ErrorBoundary>
  )
  const screenOf = (failure: RouteError) => <FailedPage error={failure} siteTitle={title} game={game} />
  return (
    <>
      <PrintStyles />
      <LoadingBar {...loading} />
      <SkipLink />
      {__HAS_ANALYTICS__ ? aside(<Consent />) : null}
      {aside(
        <Navbar currentPath={currentPath} owner={{ name: author.avatar?.alt || author.name, avatar }} theme={theme} />,
      )}
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={PHASE_CLASS[phase]}>
        <ErrorBoundary resetKey={pathname} fallback={(thrown) => screenOf(describeThrown(thrown))}>
          {error === null ? children : screenOf(error)}
        </ErrorBoundary>
      </main>
      {aside(
        <Footer year={copyright.year} holder={copyright.holder ?? author.name}>
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
