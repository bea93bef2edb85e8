import { bootScript } from "~/src/build/bundle/boot-script"
import { contentSecurityPolicy } from "~/src/build/hosting/content-security-policy"
import type { OwnCode } from "~/src/build/hosting/foreign-code"
import type { Published } from "~/src/build/read-published"
import { readBundleFiles } from "~/src/gatsby/bundle/bundle-files"
import { googleTagCode } from "~/src/gatsby/document/google-tag-code"
import { pageAccent } from "~/src/lib/document/accent"
import type { PageDocument } from "~/src/lib/document/page-document"
import { listServices } from "~/src/lib/privacy/services"
import { videoEmbed } from "~/src/lib/projects/video-embed"

/**
 * Returns what the renderer adds to every page, including the policy, the code that pages may have, and the services that they
 * use. It is computed from the build's constants, never from pages (S1), after Gatsby's stage `build-javascript`.
 */
export function pageDocuments({ site, projects }: Published) {
  const { appScripts: files, styles, compilation } = readBundleFiles()
  const appScripts = files.map((file) => `${site.basePath}/${file}`)
  const { google } = site.analytics
  const tag = google === undefined ? { texts: [], addresses: [] } : googleTagCode(google.ids)
  const accent = pageAccent(site.theme.accent)
  const code: OwnCode = {
    scripts: [bootScript(), ...tag.texts],
    styles: [...styles, ...(accent === null ? [] : [accent.style])],
    addresses: [...appScripts, ...tag.addresses],
  }
  const videos = projects.flatMap(({ video }) => (video?.url === undefined ? null : videoEmbed(video.url)) ?? [])
  const services = listServices({ ...site, videos })
  const page: PageDocument = { policy: contentSecurityPolicy(code, services), appScripts, compilation }
  return { page, code, services }
}
