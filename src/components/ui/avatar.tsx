import { type CSSProperties, type RefCallback, useState } from "react"

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

/**
 * A small round image; without one, or when it fails, an icon, else initials, else a blank (L7). Before hydration the styles
 * draw the same over a failed image, from `data-initials` and `--avatar-icon`.
 */
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
  const noticeEarlyFailure: RefCallback<HTMLImageElement> = (element) => {
    if (element?.complete && element.naturalWidth === 0) setFailed(true)
  }
  const fallback =
    icon === undefined
      ? { "data-initials": initials(alt) }
      : { style: { "--avatar-icon": svgUrl(INTERFACE_ICON_DATA[icon]) } as CSSProperties }
  return (
    <img
      ref={noticeEarlyFailure}
      className={`avatar ${className}`}
      src={attributes.src}
      srcSet={attributes.srcSet}
      sizes={`${image.width}px`}
      width={image.width}
      height={image.height}
      alt={alt}
      {...fallback}
      onError={() => setFailed(true)}
    />
  )
}
