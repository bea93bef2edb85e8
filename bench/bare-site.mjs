import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"

import { ROOT } from "../scripts/command/folders.mjs"

/** A project's page as one writes it on the first day with Gatsby, and the list of them. */
const FILES = {
  "package.json": JSON.stringify({ name: "bare", private: true, dependencies: { gatsby: "*" } }),
  "gatsby-config.js": `module.exports = {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "projects", path: "content/projects" } },
    "gatsby-transformer-remark",
  ],
}`,
  "gatsby-node.js": `const path = require("path")
exports.createPages = async ({ actions, graphql }) => {
  const { data } = await graphql("{ allMarkdownRemark { nodes { id fileAbsolutePath } } }")
  for (const { id, fileAbsolutePath } of data.allMarkdownRemark.nodes) {
    const slug = path.basename(path.dirname(fileAbsolutePath))
    actions.createPage({ path: "/projects/" + slug, component: path.resolve("src/templates/project.js"), context: { id } })
  }
}`,
  "src/templates/project.js": `import { graphql, Link } from "gatsby"
import React from "react"
export default function Project({ data: { markdownRemark: { html, frontmatter } } }) {
  return (
    <main>
      <Link to="/">Home</Link>
      <h1>{frontmatter.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  )
}
export const query = graphql\`query ($id: String!) { markdownRemark(id: { eq: $id }) { html frontmatter { title } } }\``,
  "src/pages/index.js": `import { graphql, Link } from "gatsby"
import React from "react"
export default function Home({ data }) {
  return (
    <main>
      <h1>Projects</h1>
      <ul>
        {data.allMarkdownRemark.nodes.map(({ id, fileAbsolutePath, frontmatter }) => (
          <li key={id}>
            <Link to={"/projects/" + fileAbsolutePath.split("/").at(-2)}>{frontmatter.title}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
export const query = graphql\`{ allMarkdownRemark(limit: 30) { nodes { id fileAbsolutePath frontmatter { title } } } }\``,
}

/**
 * Writes the site that Gatsby and React alone would make of the same projects: what this project is compared with.
 * @param {string} directory
 * @param {string} projects the folder of the projects
 */
export function writeBareSite(directory, projects) {
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.join(directory, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(directory, file), content)
  }
  cpSync(projects, path.join(directory, "content", "projects"), { recursive: true })
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
}
