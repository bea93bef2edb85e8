/** The part of the package's function that this project calls. The package ships no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}
