import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** Packages that touch the page, and the one file that may know each of them. */
const DOORS: Record<string, string> = {
  "use-dark-mode": "src/client/theme/use-theme.ts",
  "react-toastify": "src/components/toasts/toaster.tsx",
  "react-tooltip": "src/components/ui/tooltip.tsx",
  "@vercel/analytics": "src/client/analytics/web-analytics.ts",
  "@floating-ui/dom": "src/components/ui/tooltip.tsx",
  "gatsby-plugin-image": "src/components/ui/responsive-image.tsx",
  ofetch: "src/client/request.ts",
  minisearch: "src/client/projects/search-projects.ts",
}

/** What the browser gets is made of these. */
const ROOMS = ["src/lib", "src/client", "src/components", "src/templates", "src/pages", "src/app"]

const sources = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(room, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file)),
).map((file) => ({ file, text: readFileSync(file, "utf8") }))

test.each(Object.entries(DOORS))(
  "only one file knows %s, so taking it away breaks that file alone: %s",
  (name, door) => {
    const imported = new RegExp(`(from|import\\()\\s*"${name}(/[^"]*)?"`)
    expect(sources.filter(({ text }) => imported.test(text)).map(({ file }) => file)).toEqual([door])
  },
)
