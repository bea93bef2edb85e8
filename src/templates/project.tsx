import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import type { ProjectDetails } from "~/src/components/project-page/project-details"
import type { Video } from "~/src/components/project-page/project-video"
import { ProjectView } from "~/src/components/project-page/project-view"
import { absoluteUrl, jobPath } from "~/src/lib/addresses/paths"
import { formatPeriod } from "~/src/lib/dates"
import { describeProject } from "~/src/lib/document/structured-data"
import { toIcon } from "~/src/lib/icons/icon-data"
import { TEXTS } from "~/src/lib/texts"
import { toCover } from "~/src/templates/picture-fragment"
import { toBadge } from "~/src/templates/project-summary-fragment"

export const query = graphql`
  query ProjectPage($path: String!, $slug: String!) {
    socialCard(path: $path) {
      ...HeadCard
    }
    siteSettings {
      ...HeadSite
    }
    project(slug: { eq: $slug }) {
      path
      title
      summary
      date
      endDate
      updated
      type
      visibility
      publishAt
      role
      client { name url }
      team { name role url }
      status
      job { id name position }
      tags
      tagLinks { name path }
      tech
      outcome
      metrics { value label }
      links {
        type
        url
        label
        icon { name body width height }
      }
      cover { ...ContentPicture }
      html
      headings { id level html }
      gallery { ...ContentPicture }
      video {
        title
        url
        src { publicURL }
        captions { publicURL }
        poster { image }
        embed { provider host embedUrl }
      }
      previous { path title }
      next { path title }
      related {
        sharedTags
        project {
          path
          title
          cover { image(blur: false) }
        }
      }
    }
  }
`

type Data = Queries.ProjectPageQuery
type QueriedVideo = NonNullable<NonNullable<Data["project"]>["video"]>

export default function ProjectPage({ data }: PageProps<Data>) {
  return <ProjectView project={toDetails(data)} />
}

export function Head({ data: { siteSettings, project, socialCard } }: HeadProps<Data>) {
  if (siteSettings === null || project === null) return null
  const { path, title, summary: description } = project
  const cover = project.cover?.image?.images.fallback?.src
  const work = { ...project, description, image: cover === undefined ? null : absoluteUrl(cover, siteSettings) }
  return (
    <PageHead
      site={siteSettings}
      {...{ path, title, description }}
      card={socialCard}
      hasMarkdown
      about={(site) => describeProject(site, work)}
    />
  )
}

function toDetails({ project, siteSettings }: Data): ProjectDetails {
  if (project === null || siteSettings === null) throw new Error("A project page was built without its project.")
  const { date, endDate, status, job, links, cover, gallery, video, related, visibility, publishAt, ...fields } =
    project
  return {
    ...fields,
    when: formatPeriod(date, endDate, siteSettings.language),
    status: status === null ? null : TEXTS.status[status as keyof typeof TEXTS.status],
    job: job === null ? null : { path: jobPath(job.id ?? ""), name: job.name, position: job.position },
    links: links.map(({ type, url, label, icon }, index) => ({
      url,
      // The live link of a retired project may be dead, so it is not the primary button.
      isMain: index === 0 && !(status === "retired" && type === "live"),
      label: label ?? TEXTS.links[type as keyof typeof TEXTS.links],
      icon: icon === null ? null : toIcon(icon),
    })),
    badge: toBadge({ visibility, publishAt }, siteSettings.language),
    cover: toCover(cover),
    gallery: gallery.flatMap((picture) => toCover(picture) ?? []),
    video: video === null ? null : toVideo(video, siteSettings.language),
    related: related.map(({ project: { path, title, cover: picture }, sharedTags }) => ({
      path,
      title,
      cover: picture?.image ? { image: picture.image } : null,
      sharedTags,
    })),
  }
}

/** Returns null for a video whose file is missing while developing. */
function toVideo({ title, url, src, captions, poster, embed }: QueriedVideo, language: string): Video | null {
  const shown = { title, poster: poster?.image ?? null }
  if (url !== null && embed !== null) return { kind: "embed", url, ...embed, ...shown }
  if (!src?.publicURL) return null
  return { kind: "file", src: src.publicURL, captions: captions?.publicURL ?? null, language, ...shown }
}
