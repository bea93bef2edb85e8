import { OwnerError } from "../command/owner-error.mjs"

/** @typedef {{ base?: string, token?: string, timeoutMs?: number }} Service */

const API = "https://api.github.com"

/**
 * What GitHub's public API knows about a repository, as facts of a project. Throws an OwnerError when it does not
 * answer, refuses, or answers with something else than a repository.
 * @param {string} name owner/repo
 * @param {Service} service
 * @returns {Promise<import("./project-file.mjs").ProjectFacts>}
 */
export async function githubProject(name, service) {
  if (!/^[\w.-]+\/[\w.-]+$/.test(name)) throw new OwnerError(`--from-github "${name}": write owner/repo.`)
  const repository = await ask(`/repos/${name}`, name, service)
  const languages = await ask(`/repos/${name}/languages`, name, service)
  const source = text(repository.html_url)
  if (text(repository.name) === "" || !source.startsWith("https://")) throw new OwnerError(oddAnswer(name))
  const summary = text(repository.description).slice(0, 200).trim()
  const live = text(repository.homepage)
  const topics = Array.isArray(repository.topics) ? repository.topics : []
  const date = /^\d{4}-\d{2}/.exec(text(repository.created_at))?.[0]
  return {
    title: text(repository.name).slice(0, 80),
    ...(summary !== "" && { summary }),
    ...(date !== undefined && { date }),
    ...(repository.archived === true && { status: "archived" }),
    tech: [...Object.keys(languages), ...topics].filter((word) => text(word) !== "" && word.length <= 40).slice(0, 20),
    links: [
      ...(live.startsWith("https://") && URL.canParse(live) ? [{ type: "live", url: live }] : []),
      { type: "source", url: source },
    ],
  }
}

/**
 * @param {string} route
 * @param {string} name
 * @param {Service} service
 * @returns {Promise<Record<string, unknown>>}
 */
async function ask(route, name, { base = API, token, timeoutMs = 10_000 }) {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { Accept: "application/vnd.github+json", ...(token && { Authorization: `Bearer ${token}` }) }
  try {
    const response = await fetch(`${base}${route}`, { headers, signal })
    if (!response.ok) throw new OwnerError(refusal(response, name))
    const answer = JSON.parse(await response.text())
    if (typeof answer === "object" && answer !== null && !Array.isArray(answer)) return answer
  } catch (error) {
    if (error instanceof OwnerError) throw error
    if (signal.aborted) throw new OwnerError(`${base} did not answer within ${timeoutMs / 1000} s: try again later.`)
    if (!(error instanceof SyntaxError)) throw new OwnerError(`${base} cannot be reached: is there a network?`)
  }
  throw new OwnerError(oddAnswer(name))
}

/**
 * @param {Response} response
 * @param {string} name
 */
function refusal({ status, headers }, name) {
  if (status === 404) return `GitHub has no public repository ${name}: check the name.`
  if (status === 401) return "GitHub refuses GITHUB_TOKEN: renew it, or unset it."
  if (status === 403 || status === 429) {
    const seconds = Number(headers.get("x-ratelimit-reset"))
    const again = seconds > 0 ? ` until ${new Date(seconds * 1000).toISOString()}` : ""
    return `GitHub answers no more requests${again}: wait, or set GITHUB_TOKEN.`
  }
  return `GitHub answered with status ${status}: try again later.`
}

/** @param {string} name */
function oddAnswer(name) {
  return `GitHub's answer about ${name} cannot be read: try again later, or write the project without --from-github.`
}

/** @param {unknown} value */
function text(value) {
  return typeof value === "string" ? value.trim() : ""
}
