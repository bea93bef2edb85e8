import { useLoadedIcon } from "~/src/client/icons/use-loaded-icon"

type LoadedIconProps = { name: string; className: string }

/** An icon that is fetched by name, in the colour of the text around it; its place is kept until, and unless, it comes (I2). */
export function LoadedIcon({ name, className }: LoadedIconProps) {
  const drawing = useLoadedIcon(name)
  // As a mask, what another host has sent never becomes part of the page.
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 ${drawing === null ? "" : "icon-mask"} ${className}`}
      style={drawing === null ? undefined : { maskImage: `url("${drawing}")` }}
    />
  )
}
