import { useLoadedIcon } from "~/src/client/icons/use-loaded-icon"
import { INTERFACE_ICON_DATA, type QueriedIcon } from "~/src/lib/icons/icon-data"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"

/** A decorative icon in the colour of the text. A control that contains nothing else needs a name (I1, I2). */
export function Icon({ icon, className = "size-5" }: { icon: InterfaceIcon | QueriedIcon; className?: string }) {
  const { body, width, height } = typeof icon === "string" ? INTERFACE_ICON_DATA[icon] : icon
  if (body === null) return <LoadedIcon name={(icon as QueriedIcon).name} className={className} />
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG from the installed icon sets only
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}

/** An icon fetched by name. Its space stays empty if that fails (I2). It is a mask, so its SVG cannot run scripts. */
function LoadedIcon({ name, className }: { name: string; className: string }) {
  const url = useLoadedIcon(name)
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 ${url === null ? "" : "icon-mask"} ${className}`}
      style={url === null ? undefined : { maskImage: `url("${url}")` }}
    />
  )
}
