module.exports = {
  jsxRuntime: "automatic",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "projects", path: "content/projects" } },
    "gatsby-transformer-remark",
  ],
}
