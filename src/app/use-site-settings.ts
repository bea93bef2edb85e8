import { graphql, useStaticQuery } from "gatsby"

/** Returns the settings that the shell around every page shows. */
export function useSiteSettings(): NonNullable<Queries.ShellQuery["siteSettings"]> {
  const { siteSettings } = useStaticQuery<Queries.ShellQuery>(graphql`
    query Shell {
      siteSettings {
        title
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
