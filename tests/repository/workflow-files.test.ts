import { existsSync, readdirSync, readFileSync } from "node:fs"
import { parse, parseDocument } from "yaml"

const { scripts, engines } = JSON.parse(readFileSync("package.json", "utf8"))
const workflows = readdirSync(".github/workflows").map((file) => `.github/workflows/${file}`)
const files = [...workflows, ".github/dependabot.yml"]

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Permissions = string | Record<string, string>
type Job = { steps: Step[]; permissions?: Permissions }

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

/** Programs that run files of a checkout or of the internet. */
const RUNS_CODE =
  /(?<![\w./-])(?:npm|npx|node|tsx|yarn|pnpm|bun|deno|make|python3?|perl|ruby|docker|curl|wget|source|eval|(?:ba|z|da)?sh)(?![\w-])|(?:^|[\s;&|(])\.{0,2}\/|(?:^|[\s;&|(])\.\s/m
/** Comments, and strings without commands. */
const TEXTS = /^\s*#.*$|'[^'\n]*'|"(?:(?!\$\()[^"`\n])*"/gm
/** Actions that run no code of the repository. */
const HARMLESS = /^actions\/(?:checkout|download-artifact|upload-artifact|deploy-pages)@/

/** Returns the jobs of a workflow that run code although they have a token that can write, or a secret. */
function unsafeJobs(text: string): string[] {
  const workflow: { permissions?: Permissions; env?: object; jobs: Record<string, Job> } = parse(text)
  const isPowerful = (job: Job) => {
    // Without a list, a token can do what the settings of the repository say.
    const { permissions = workflow.permissions ?? "write-all" } = job
    const levels = typeof permissions === "string" ? [permissions] : Object.values(permissions)
    return levels.some((level) => /^write/.test(level)) || /\bsecrets\b/.test(JSON.stringify([workflow.env, job]))
  }
  const runsCode = ({ uses, run = "" }: Step) =>
    (uses !== undefined && !HARMLESS.test(uses)) || RUNS_CODE.test(run.replace(TEXTS, '""'))
  return Object.entries(workflow.jobs).flatMap(([name, job]) =>
    isPowerful(job) && (job.steps ?? [{ uses: "" }]).some(runsCode) ? name : [],
  )
}

test.each(workflows)("S7: no job of %s has both a token that can write, or a secret, and code that it runs", (file) => {
  expect(unsafeJobs(readFileSync(file, "utf8"))).toEqual([])
})

test("S7: the job that runs code of a release cannot become root before, and asserts it", () => {
  const { jobs } = parse(readFileSync(".github/workflows/update.yml", "utf8")) as { jobs: Record<string, Job> }
  const steps = jobs.update?.steps ?? []
  const given = steps.findIndex(({ run = "" }) => /if sudo --non-interactive true; then exit 1; fi/.test(run))
  expect(given).toBeGreaterThan(-1)
  expect(steps.findIndex(({ run = "" }) => /npm run/.test(run))).toBe(given + 1)
})

const READ = "permissions: { contents: read }"
const SECRET = ["$", "{{ secrets.A }}"].join("")
const WRITE = "permissions: { contents: write }"

test.each([
  ["", "{ steps: [{ run: npm ci }] }"],
  [WRITE, "{ steps: [{ run: npm ci }] }"],
  [READ, `{ ${WRITE}, steps: [{ run: "git push\\nnpm run build" }] }`],
  [READ, "{ permissions: write-all, steps: [{ run: ./push.sh }] }"],
  [READ, `{ ${WRITE}, steps: [{ run: "git push && node push.mjs" }] }`],
  [READ, `{ ${WRITE}, steps: [{ run: . push }] }`],
  [READ, `{ ${WRITE}, steps: [{ run: 'git push "$(npx x)"' }] }`],
  [READ, `{ ${WRITE}, steps: [{ uses: ./push }] }`],
  [READ, `{ ${WRITE}, steps: [{ uses: someone/push@v1 }] }`],
  [READ, `{ ${WRITE}, uses: someone/push/.github/workflows/push.yml@v1 }`],
  [READ, `{ steps: [{ run: npm ci, env: { TOKEN: "${SECRET}" } }] }`],
  [`env: { TOKEN: "${SECRET}" }\n${READ}`, "{ steps: [{ run: npx x }] }"],
])("S7: a job with both is found: %s, %s", (permissions, job) => {
  expect(unsafeJobs(`${permissions}\njobs:\n  a: ${job}`)).toEqual(["a"])
})

test("S7: a job with one of both is none of them", () => {
  const jobs = [
    `a: { ${WRITE}, steps: [{ run: 'git push origin "a/b:refs/heads/sh"; echo "npm ci"' }] }`,
    "b: { steps: [{ run: npm ci }] }",
  ]
  expect(unsafeJobs(`${READ}\njobs:\n  ${jobs.join("\n  ")}`)).toEqual([])
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

update("updates have the whole history, begin after an owner's first update, and force nothing", () => {
  const { jobs } = parse(readFileSync(".github/workflows/update.yml", "utf8"))
  const steps: { id?: string; if?: string; run?: string; with?: object }[] = jobs.update.steps
  const [checkout, template, ...others] = steps
  expect(checkout?.with).toMatchObject({ "fetch-depth": 0 })
  expect(template).toMatchObject({ id: "template", run: expect.stringContaining("template.json") })
  expect(others.map((step) => step.if)).toEqual(
    others.map(() => expect.stringMatching(/^steps\.(?:template|update)\./)),
  )
  expect(JSON.stringify(jobs)).not.toContain("--force")
  expect(scripts).toHaveProperty("update")
})

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
