declare module "*.css"

/** The address of the file in the finished site. */
declare module "*.woff2" {
  const url: string
  export default url
}

/** A stylesheet of its own beside the pages: the address of the file in the finished site. */
declare module "!!file-loader*" {
  const url: string
  export default url
}
