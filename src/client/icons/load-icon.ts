import { createIconLoader } from "~/src/client/icons/icon-loader"
import { basePath } from "~/src/client/navigation/base-path"
import { request } from "~/src/client/request"
import type { IconSources } from "~/src/lib/icons/icon-data"

export const ICON_TIMEOUT_MS = 1500

let load: ReturnType<typeof createIconLoader> | undefined

/** The drawing of an icon as a `data:` address, from the site's own path or else the public service; null on failure (I2). */
export function loadIcon(name: string, { ownPath, service }: IconSources): Promise<string | null> {
  load ??= createIconLoader({
    bases: [ownPath === undefined ? [] : [`${basePath()}${ownPath}`], service ?? []].flat(),
    fetchSet: (url) => request(url, { timeout: ICON_TIMEOUT_MS }),
    warn: (message) => console.warn(message),
  })
  return load(name)
}
