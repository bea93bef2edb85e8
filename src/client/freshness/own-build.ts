import { BUILD_ID_META } from "~/src/lib/document/build-manifest"

/** The build that this document came from; null while developing. */
export function ownBuildId(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name=${BUILD_ID_META}]`)?.content ?? null
}
