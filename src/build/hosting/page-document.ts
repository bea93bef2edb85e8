import type { CreateWebpackConfigArgs } from "gatsby"

import { bootScript } from "~/src/build/bundle/boot-script"
import { readEnvironment } from "~/src/build/environment"
import { contentSecurityPolicy } from "~/src/build/hosting/content-security-policy"
import type { OwnCode } from "~/src/build/hosting/foreign-code"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { readSite } from "~/src/doctor/readers/read-site"
import { readBundleFiles } from "~/src/gatsby/bundle/bundle-files"
import { googleTagCode } from "~/src/gatsby/document/google-tag-code"
import { pageAccent } from "~/src/lib/document/accent"
import type { PageDocument } from "~/src/lib/document/page-document"
import { type Allowing, listServices } from "~/src/lib/privacy/services"
import { videoEmbed } from "~/src/lib/projects/video-embed"

type Documents = { page: PageDocument; code: OwnCode; services: readonly Allowing[] }

type Nodes = Pick<CreateWebpackConfigArgs, "getNodesByType">

/**
 * Returns what the renderer adds to every page, including the policy, the code that pages may have, and the services that they
 * use. It is computed from the build's constants, never from pages (S1), after Gatsby's stage `build-javascript`.
 */
export function pageDocuments({ getNodesByType }: Nodes): Documents {
  const { site } = readSite(CONTENT_FOLDER)
  if (site === null) throw new Error("The settings in content/site.yaml cannot be read any more.")
  const bundle = readBundleFiles()
  const appScripts = bundle.appScripts.map((file) => `${readEnvironment().basePath}/${file}`)
  const { google } = site.analytics
  const tag = google === undefined ? { texts: [], addresses: [] } : googleTagCode(google.ids)
  const accent = pageAccent(site.theme.accent)
  const code: OwnCode = {
    scripts: [bootScript(), ...tag.texts],
    styles: [...bundle.styles, ...(accent === null ? [] : [accent.style])],
    addresses: [...appScripts, ...tag.addresses],
  }
  const services = listServices({ ...site, videos: embeddedVideos({ getNodesByType }) })
  const policy = contentSecurityPolicy(code, services)
  return { page: { policy, appScripts, compilation: bundle.compilation }, code, services }
}

function embeddedVideos({ getNodesByType }: Nodes) {
  return getNodesByType("Project").flatMap((node) => {
    const { url } = (node.video ?? {}) as { url?: string }
    return (url === undefined ? null : videoEmbed(url)) ?? []
  })
}
