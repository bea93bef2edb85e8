import type { BuildArgs } from "gatsby"

import type { CanonicalBase } from "~/src/lib/addresses/paths"
import type { PartialDate } from "~/src/lib/dates"

/** What the site has published, as its files for machines tell it. */
export type Published = {
  site: CanonicalBase & {
    title: string
    language: string
    author: { name: string }
    copyright: { year: number }
  }
  /** Every address that is no error page, without a trailing slash. */
  paths: string[]
  pages: { name: string; title: string; description: string; updated: PartialDate | null }[]
  /** Newest first. */
  projects: PublishedProject[]
}

export type PublishedProject = {
  slug: string
  aliases: string[]
  path: string
  title: string
  summary: string
  date: PartialDate
  updated: PartialDate | null
  tags: string[]
}

const QUERY = /* GraphQL */ `
  {
    allSitePage {
      nodes {
        path
      }
    }
    siteSettings {
      title
      siteUrl
      basePath
      trailingSlash
      language
      author {
        name
      }
      copyright {
        year
      }
    }
    allContentPage {
      nodes {
        name
        title
        description
        updated
      }
    }
    allProject(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        aliases
        path
        title
        summary
        date
        updated
        tags
      }
    }
  }
`

type Answer = {
  allSitePage: { nodes: { path: string }[] }
  siteSettings: Published["site"]
  allContentPage: { nodes: Published["pages"] }
  allProject: { nodes: PublishedProject[] }
}

/** Asks once for all that the files for machines are made of. Throws when the question fails. */
export async function readPublished(graphql: BuildArgs["graphql"]): Promise<Published> {
  const { data, errors } = await graphql<Answer>(QUERY)
  if (errors || data === undefined) throw new Error(`The query for what was published failed: ${errors}`)
  return {
    site: data.siteSettings,
    paths: data.allSitePage.nodes
      .map((node) => node.path.replace(/(?<=.)\/+$/, ""))
      .filter((path) => !path.endsWith(".html") && path !== "/404")
      .sort(),
    pages: data.allContentPage.nodes,
    projects: data.allProject.nodes,
  }
}

/** The HTML of some projects by their slug. */
export async function readTexts(
  graphql: BuildArgs["graphql"],
  slugs: readonly string[],
): Promise<Record<string, string>> {
  const { data, errors } = await graphql<{ allProject: { nodes: { slug: string; html: string }[] } }, object>(
    "query ($slugs: [String!]!) { allProject(filter: { slug: { in: $slugs } }) { nodes { slug html } } }",
    { slugs },
  )
  if (errors || data === undefined) throw new Error(`The query for the projects' texts failed: ${errors}`)
  return Object.fromEntries(data.allProject.nodes.map(({ slug, html }) => [slug, html]))
}
