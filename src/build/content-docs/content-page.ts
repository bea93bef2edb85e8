import { fieldTable, sharedFieldTable } from "~/src/build/content-docs/field-table"
import { SCHEMAS } from "~/src/build/content-docs/schemas"

/** The page that tells the owner of every field, seen from the project's root. */
export const CONTENT_PAGE = "docs/content.md"

const TABLE = /(<!-- fields of ([a-z]+) -->\n\n)[\s\S]*?(\n\n<!-- end of fields -->)/g

/** The page with its field tables as the rules are now; all else is left as it was written. */
export function withFieldTables(page: string): string {
  const { project, home, about, privacy, site } = SCHEMAS
  const tables: Record<string, string> = {
    projects: fieldTable(project),
    pages: sharedFieldTable({ "home.md": home, "about.md": about, "privacy.md": privacy }),
    settings: fieldTable(site),
  }
  return page.replace(TABLE, (_all, begin: string, name: string, end: string) => `${begin}${tables[name]}${end}`)
}
