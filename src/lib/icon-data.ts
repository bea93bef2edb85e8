/** An icon as Iconify describes it: the inside of an SVG and the size of its view box (I1). */
export type IconData = { body: string; width: number; height: number }
