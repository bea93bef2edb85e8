import { OwnerError } from "~/scripts/command/run-command"

import type { ProjectFields } from "./project-file"

type Service = { base?: string; token?: string; timeoutMs?: number }

/**
 * Returns what GitHub's public API knows about a repository, named or by its address, as fields of a project. Throws an OwnerError if GitHub does not
 * respond, refuses, or responds with something other than a repository.
 */
export async function githubProject(given: string, service: Service): Promise<ProjectFields> {
  const name = given.replace(/^(?:https?:\/\/)?(?:www\.)?github\.com\//i, "").replace(/(?:\.git)?\/*$/, "")
  // No other name: as a part of an address, it could lead to another one (`../user`).
  if (!/^[a-z\d][\w-]*\/(?!\.{1,2}$)[\w.-]+$/i.test(name)) {
    const quoted = JSON.stringify(given)
    throw new OwnerError(
      `${quoted} is not the name of a repository. Write its owner and name: --from-github ada/engine.`,
    )
  }
  const repository = await request(`/repos/${name}`, name, service)
  const languages = await request(`/repos/${name}/languages`, name, service)
  const source = toText(repository.html_url)
  if (toText(repository.name) === "" || !source.startsWith("https://")) throw new OwnerError(unreadable(name))
  const summary = toText(repository.description).slice(0, 200).trim()
  const live = toText(repository.homepage)
  const topics = Array.isArray(repository.topics) ? repository.topics : []
  const tech = [...Object.keys(languages), ...topics].filter((word) => toText(word) !== "" && word.length <= 40)
  const date = /^\d{4}-\d{2}/.exec(toText(repository.created_at))?.[0]
  return {
    title: toText(repository.name).slice(0, 80),
    ...(summary !== "" && { summary }),
    ...(date !== undefined && { date }),
    ...(repository.archived === true && { status: "archived" }),
    ...(tech.length > 0 && { tech: tech.slice(0, 20) }),
    links: [
      ...(live.startsWith("https://") && URL.canParse(live) ? [{ type: "live", url: live } as const] : []),
      { type: "source", url: source },
    ],
  }
}

async function request(
  route: string,
  name: string,
  { base = "https://api.github.com", token, timeoutMs = 10_000 }: Service,
): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { Accept: "application/vnd.github+json", ...(token && { Authorization: `Bearer ${token}` }) }
  try {
    const response = await fetch(`${base}${route}`, { headers, signal })
    if (!response.ok) throw new OwnerError(explainStatus(response, name))
    const body = JSON.parse(await response.text())
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body
  } catch (error) {
    if (error instanceof OwnerError) throw error
    if (signal.aborted) throw new OwnerError(`${base} did not respond within ${timeoutMs / 1000} s. Try again later.`)
    if (!(error instanceof SyntaxError)) throw new OwnerError(`${base} cannot be reached. Check your network.`)
  }
  throw new OwnerError(unreadable(name))
}

function explainStatus({ status, headers }: Response, name: string) {
  if (status === 404) return `GitHub has no public repository ${name}. Check the name.`
  if (status === 401) return "GitHub rejects GITHUB_TOKEN. Renew it, or unset it."
  if (status === 403 || status === 429) {
    const seconds = Number(headers.get("x-ratelimit-reset"))
    const until = seconds > 0 ? ` until ${new Date(seconds * 1000).toISOString()}` : ""
    return `GitHub accepts no more requests${until}. Wait, or set GITHUB_TOKEN.`
  }
  return `GitHub responded with status ${status}. Try again later.`
}

function unreadable(name: string) {
  return `GitHub's response about ${name} cannot be read. Try again later, or leave out --from-github.`
}

function toText(value: unknown) {
  return typeof value === "string" ? value.trim() : ""
}
