declare module "*.css"

/** A font, as the address of its file in the finished site. */
declare module "*.woff2" {
  const url: string
  export default url
}

/** A style sheet that is loaded on demand, as the address of its file in the finished site. */
declare module "!!file-loader*" {
  const url: string
  export default url
}
