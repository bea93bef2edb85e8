import { ResponsiveImage, type ResponsiveImageProps } from "~/src/components/ui/responsive-image"

type FigureProps = ResponsiveImageProps & { caption?: string | null }

/** A picture with its caption below. */
export function Figure({ caption, ...picture }: FigureProps) {
  return (
    <figure>
      <ResponsiveImage {...picture} />
      {caption ? <figcaption className="caption">{caption}</figcaption> : null}
    </figure>
  )
}
