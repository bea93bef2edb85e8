declare module "*.css"

/** The address of the file in the finished site. */
declare module "*.woff2" {
  const url: string
  export default url
}
