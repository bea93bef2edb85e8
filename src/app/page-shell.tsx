import type { ReactNode } from "react"

import { Tooltips } from "~/src/app/tooltips"
import { useSiteSettings } from "~/src/app/use-site-settings"
import { basePath } from "~/src/client/navigation/base-path"
import { useTheme } from "~/src/client/theme/use-theme"
import { Footer } from "~/src/components/layout/footer"
import { Navbar } from "~/src/components/layout/navbar"
import { MAIN_CONTENT_ID, SkipLink } from "~/src/components/layout/skip-link"
import { withoutBasePath } from "~/src/lib/paths"

type PageShellProps = { pathname: string; children: ReactNode }

/** What stays while pages change: the skip link, the navbar, the footer, and the place of the page between them. */
export function PageShell({ pathname, children }: PageShellProps) {
  const { author, copyright } = useSiteSettings()
  const theme = useTheme()
  const avatar = author.avatar?.src.childImageSharp?.gatsbyImageData ?? null
  return (
    <>
      <SkipLink />
      <Navbar currentPath={withoutBasePath(pathname, basePath())} owner={{ name: author.name, avatar }} theme={theme} />
      <main id={MAIN_CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer year={copyright.year} holder={copyright.holder ?? author.name} />
      <Tooltips />
    </>
  )
}
