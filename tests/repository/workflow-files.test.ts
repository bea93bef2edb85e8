import { existsSync, readdirSync, readFileSync } from "node:fs"
import { parse, parseDocument } from "yaml"

const { scripts, engines } = JSON.parse(readFileSync("package.json", "utf8"))
const workflows = readdirSync(".github/workflows").map((file) => `.github/workflows/${file}`)
const files = [...workflows, ".github/dependabot.yml"]

type Job = { steps: { uses?: string; with?: Record<string, unknown> }[] }

test.each(files)("%s is YAML without errors or warnings", (file) => {
  const { errors, warnings } = parseDocument(readFileSync(file, "utf8"))
  expect([...errors, ...warnings]).toEqual([])
})

const PINNED = /^\s*(?:- )?uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/

test("workflows name every action by its commit, with the version as a comment", () => {
  const lines = workflows.flatMap((file) => readFileSync(file, "utf8").split("\n"))
  expect(lines.filter((line) => /\buses:/.test(line) && !PINNED.test(line))).toEqual([])
})

test("workflows leave no credentials in a checkout", () => {
  const jobs = workflows.flatMap((file): Job[] => Object.values(parse(readFileSync(file, "utf8")).jobs))
  const checkouts = jobs.flatMap(({ steps }) => steps).filter(({ uses = "" }) => uses.startsWith("actions/checkout@"))
  expect(checkouts.filter((checkout) => checkout.with?.["persist-credentials"] !== false)).toEqual([])
})

const publish = existsSync(".github/workflows/publish.yml") ? test : test.skip

publish("the workflow runs existing commands, and builds with the base path of Pages", () => {
  const { jobs } = parse(readFileSync(".github/workflows/publish.yml", "utf8"))
  const steps: { id?: string; run?: string; uses?: string; env?: object }[] = jobs.build.steps
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

const update = existsSync(".github/workflows/update.yml") ? test : test.skip

update(
  "updates run code of the template without a token, with the whole history, and only after an owner's first update",
  () => {
    const { jobs } = parse(readFileSync(".github/workflows/update.yml", "utf8"))
    const steps: { id?: string; if?: string; run?: string; env?: object; with?: object }[] = jobs.update.steps
    const [checkout, template, ...others] = steps
    expect(checkout?.with).toMatchObject({ "fetch-depth": 0 })
    expect(template).toMatchObject({ id: "template", run: expect.stringContaining("template.json") })
    expect(others.map((step) => step.if)).toEqual(others.map(() => "steps.template.outputs.known"))
    expect(steps.filter(({ run = "" }) => run.includes("npm run update"))).toEqual([
      expect.not.objectContaining({ env: expect.anything() }),
    ])
    expect(JSON.stringify(steps.filter(({ run = "" }) => !/git push/.test(run)))).not.toMatch(/token|secrets/i)
    expect(steps.at(-1)?.run).not.toContain("--force")
    expect(scripts).toHaveProperty("update")
  },
)

const tests = existsSync(".github/workflows/test.yml") ? test : test.skip

tests(
  "all tests run on every even version of Node that package.json allows, and the README names these versions",
  () => {
    const [, least = "", next = ""] = /^>=([\d.]+) <(\d+)$/.exec(engines.node) ?? []
    const { jobs } = parse(readFileSync(".github/workflows/test.yml", "utf8"))
    const { node } = jobs.test.strategy.matrix
    const even = Array.from({ length: Number(next) }, (_, version) => version).filter((version) => version % 2 === 0)
    expect(node).toEqual(even.filter((version) => version >= Math.trunc(Number(least))))
    expect(jobs.test.steps.at(-1)).toEqual({ run: "npm test" })
    const [, named = ""] =
      /\[Node\]\(https:\/\/nodejs\.org\) (.+) and git/.exec(readFileSync("README.md", "utf8")) ?? []
    expect(named.match(/[\d.]+/g)).toEqual([least, ...node.slice(1).map(String)])
    const locked = JSON.parse(readFileSync("package-lock.json", "utf8")).packages[""]
    expect(locked.engines).toEqual(engines)
  },
)
