import { ensureInstalled } from "./command/ensure-installed.mjs"
import { ROOT } from "./command/run.mjs"

const HELP = `npm run new -- "Title" [flags]

  --slug my-project           the address, if not made of the title
  --from-github owner/repo    fills in what GitHub knows (GITHUB_TOKEN is used if set)
  --help                      this text`

await ensureInstalled()
// Packages can be loaded only now.
const { OwnerError, runForOwner } = await import("./command/owner-error.mjs")
const { readFlags } = await import("./command/read-flags.mjs")
const { githubProject } = await import("./new/github-project.mjs")
const { projectFile } = await import("./new/project-file.mjs")
const { projectSlug } = await import("./new/project-slug.mjs")
const { writeProject } = await import("./new/write-project.mjs")

await runForOwner(async () => {
  const { values, positionals } = readFlags(process.argv.slice(2), {
    slug: { type: "string" },
    "from-github": { type: "string" },
    help: { type: "boolean" },
  })
  if (values.help) return console.log(HELP)
  if (positionals.length > 1) throw new OwnerError('Put the title into quotation marks: npm run new -- "My title".')
  const { GITHUB_API_URL: base, GITHUB_TOKEN: token } = process.env
  const repository = values["from-github"]
  const service = { ...(base && { base }), ...(token && { token }) }
  const known = repository === undefined ? null : await githubProject(repository, service)
  const title = positionals[0]?.trim() || known?.title || ""
  if (title === "") throw new OwnerError('Give the project a title: npm run new -- "My title".')
  if (title.length > 80) throw new OwnerError(`The title has ${title.length} characters: at most 80.`)
  const file = writeProject(ROOT, projectSlug(title, values.slug), projectFile({ ...known, title }, new Date()))
  console.log(`${file} is there. Next: write its summary and its text; to publish it, remove the line draft.`)
})
