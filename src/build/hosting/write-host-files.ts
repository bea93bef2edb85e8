import { headersFile, redirectsFile } from "~/src/build/hosting/headers-file"
import { type HostRules, isHashedFile, securityHeaders } from "~/src/build/hosting/host-rules"
import { nginxInclude } from "~/src/build/hosting/nginx-include"
import { vercelConfig } from "~/src/build/hosting/vercel-config"
import { publicFiles, writeHostingFile, writePublicFile } from "~/src/build/public-files"
import type { Allowing } from "~/src/lib/privacy/services"

type Site = Pick<HostRules, "basePath" | "trailingSlash" | "redirects"> & {
  policy: string
  services: readonly Allowing[]
}

/** Writes what hosts have to be told: into the site where the host looks for it there, else into `hosting/`. */
export function writeHostFiles({ policy, services, ...site }: Site): void {
  const rules: HostRules = {
    ...site,
    headers: securityHeaders(policy, services),
    hashedFiles: publicFiles(".js", ".css").filter(isHashedFile).sort(),
  }
  writePublicFile("_headers", headersFile(rules))
  writePublicFile("_redirects", redirectsFile(rules))
  writeHostingFile("vercel.json", vercelConfig(rules))
  writeHostingFile("nginx.conf", nginxInclude(rules))
}
