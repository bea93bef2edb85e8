import { stringify } from "yaml"

import { frontMatterConfig } from "./front-matter-config"
import { pagesCmsConfig } from "./pages-cms-config"
import { sveltiaConfig } from "./sveltia-config"

const NOTE = "# Made by `npm run docs` from src/doctor/schemas. docs/editing.md explains it.\n"
const REPOSITORY = { name: "github", repo: "you/your-repository", branch: "main" }

/** Returns the configurations of tools that edit the content, by the paths of their files. */
export function toolConfigs(): Record<string, string> {
  return {
    ".pages.yml": NOTE + toYaml(pagesCmsConfig()),
    "docs/editing/sveltia.yml": NOTE + toYaml(sveltiaConfig(REPOSITORY)),
    "frontmatter.json": `${JSON.stringify(frontMatterConfig(), null, 2)}\n`,
  }
}

function toYaml(config: object): string {
  return stringify(config, { lineWidth: 0, aliasDuplicateObjects: false })
}
