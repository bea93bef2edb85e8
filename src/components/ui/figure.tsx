import { Picture, type PictureProps } from "~/src/components/ui/responsive-image"

type FigureProps = PictureProps & { caption?: string | null }

/** A picture with its caption below. */
export function Figure({ caption, ...picture }: FigureProps) {
  return (
    <figure>
      <Picture {...picture} />
      {caption ? <figcaption className="caption">{caption}</figcaption> : null}
    </figure>
  )
}
