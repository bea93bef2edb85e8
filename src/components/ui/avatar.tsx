import { type CSSProperties, type RefCallback, useState } from "react"

import { Icon } from "~/src/components/ui/icon"
import type { ContentImage } from "~/src/components/ui/responsive-image"
import { svgUrl } from "~/src/lib/icons/icon-data"
import { initials } from "~/src/lib/icons/initials"
import { INTERFACE_ICON_DATA } from "~/src/lib/icons/interface-icon-data"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import { toImageAttributes } from "~/src/lib/images/image-data"

type AvatarProps = {
  image?: ContentImage | null | undefined
  /** Names the person or thing; also what the initials are made from. */
  alt: string
  icon?: InterfaceIcon
  className?: string
}

/**
 * A small round picture; without one, or when it fails, an icon, else initials, else a blank (L7). Before React is there,
 * and without scripts, the styles draw the same over a picture that failed.
 */
export function Avatar({ image, alt, icon, className = "size-8" }: AvatarProps) {
  const [hasFailed, setFailed] = useState(false)
  const data = image ? toImageAttributes(image) : null

  // A picture can fail before React is there to hear it.
  const noticeEarlyFailure: RefCallback<HTMLImageElement> = (element) => {
    if (element?.complete && element.naturalWidth === 0) setFailed(true)
  }

  if (!image || data === null || hasFailed) {
    return (
      <span className={`avatar ${className}`} {...(alt.trim() === "" ? {} : { role: "img", "aria-label": alt })}>
        {icon === undefined ? (
          <span aria-hidden="true">{initials(alt)}</span>
        ) : (
          <Icon icon={icon} className="size-1/2" />
        )}
      </span>
    )
  }
  return (
    <img
      ref={noticeEarlyFailure}
      className={`avatar ${className}`}
      src={data.src}
      srcSet={data.srcSet}
      sizes={`${image.width}px`}
      width={image.width}
      height={image.height}
      alt={alt}
      data-initials={icon === undefined ? initials(alt) : undefined}
      style={icon === undefined ? undefined : maskOf(icon)}
      onError={() => setFailed(true)}
    />
  )
}

function maskOf(icon: InterfaceIcon): CSSProperties {
  return { "--avatar-icon": svgUrl(INTERFACE_ICON_DATA[icon]) } as CSSProperties
}
