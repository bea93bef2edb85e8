import { LoadedIcon } from "~/src/components/ui/loaded-icon"
import type { IconData, UnresolvedIcon } from "~/src/lib/icons/icon-data"
import { INTERFACE_ICON_DATA } from "~/src/lib/icons/interface-icon-data"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"

type IconProps = { icon: InterfaceIcon | IconData | UnresolvedIcon; className?: string }

/** An icon in the colour of the text around it. It only decorates: name the control that holds it (I1, I2). */
export function Icon({ icon, className = "size-5" }: IconProps) {
  if (typeof icon !== "string" && "name" in icon) return <LoadedIcon name={icon.name} className={className} />
  const { body, width, height } = typeof icon === "string" ? INTERFACE_ICON_DATA[icon] : icon
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings come from the installed icon sets only
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
