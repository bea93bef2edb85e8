import { type CSSProperties, useState } from "react"

import { Icon } from "~/src/components/ui/icon"
import { INTERFACE_ICON_DATA, svgUrl } from "~/src/lib/icons/icon-data"
import { initials } from "~/src/lib/icons/initials"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import { type ImageData, toImageAttributes } from "~/src/lib/images/image-data"

type AvatarProps = {
  image?: ImageData | null | undefined
  /** Names the person or thing; the initials come from it. */
  alt: string
  icon?: InterfaceIcon
  className?: string
}

/** A small round image. If it is missing or fails: an icon, else initials, else an empty circle (L7). */
export function Avatar({ image, alt, icon, className = "size-8" }: AvatarProps) {
  const [hasFailed, setFailed] = useState(false)
  const attributes = toImageAttributes(image)
  if (!image || attributes === null || hasFailed) {
    return (
      <span className={`avatar ${className}`} {...(alt.trim() === "" ? {} : { role: "img", "aria-label": alt })}>
        {icon ? <Icon icon={icon} className="size-1/2" /> : <span aria-hidden="true">{initials(alt)}</span>}
      </span>
    )
  }
  return (
    <img
      ref={(element) => {
        // It failed before hydration, when nothing listened to its errors.
        if (element?.complete && element.naturalWidth === 0) setFailed(true)
      }}
      className={`avatar ${className}`}
      src={attributes.src}
      srcSet={attributes.srcSet}
      sizes={`${image.width}px`}
      // React would preload it, although the page's first picture is more important.
      fetchPriority="low"
      width={image.width}
      height={image.height}
      alt={alt}
      // Before hydration, the styles draw the initials or the icon over an image that failed.
      data-initials={icon === undefined ? initials(alt) : undefined}
      style={icon && ({ "--avatar-icon": svgUrl(INTERFACE_ICON_DATA[icon]) } as CSSProperties)}
      onError={() => setFailed(true)}
    />
  )
}
