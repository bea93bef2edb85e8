import { existsSync, readdirSync, readFileSync } from "node:fs"
import { parse, parseDocument } from "yaml"

const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts
const files = [...readdirSync(".github/workflows").map((file) => `.github/workflows/${file}`), ".github/dependabot.yml"]

test.each(files)("%s is YAML without errors or warnings", (file) => {
  const { errors, warnings } = parseDocument(readFileSync(file, "utf8"))
  expect([...errors, ...warnings]).toEqual([])
})

const publish = existsSync(".github/workflows/publish.yml") ? test : test.skip

publish("the workflow runs commands that there are, and builds below the base path that Pages tells", () => {
  const { jobs } = parse(readFileSync(".github/workflows/publish.yml", "utf8"))
  const steps: { id?: string; run?: string; uses?: string; env?: object; with?: { path?: string } }[] = jobs.build.steps
  const commands = steps.flatMap(({ run = "" }) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name))
  expect(commands).toContain("build")
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  expect(steps.find(({ id }) => id === "pages")?.uses).toMatch(/^actions\/configure-pages@/)
  expect(steps.find(({ run }) => run === "npm run build")?.env).toEqual({
    BASE_PATH: ["$", "{{ steps.pages.outputs.base_path }}"].join(""),
  })
  expect(steps.at(-1)).toMatchObject({ uses: expect.stringMatching(/upload-pages-artifact/), with: { path: "public" } })
  expect(jobs.deploy).toMatchObject({ needs: "build", permissions: { pages: "write", "id-token": "write" } })
})
