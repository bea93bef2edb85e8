/**
 * @typedef {{
 *   title: string, summary?: string, date?: string, status?: string,
 *   tech?: readonly string[], links?: readonly { type: string, url: string }[],
 * }} ProjectFacts
 */

const SUMMARY = "Say here in one sentence what it is and why it mattered."

/** Fields that are not needed, each with an example and one word on it. */
const OPTIONAL = `# endDate: 2025-01  # end, or present
# slug: another-address  # address
# aliases: [former-address]  # redirects
# type: App  # kind
# role: Developer  # role
# client: { name: A client }  # customer
# team: [{ name: A colleague, role: Designer }]  # colleagues
# tags: [Subject]  # subjects
# outcome: [What came of it]  # results
# metrics: [{ value: 40 %, label: What it counts }]  # figures
# featured: true  # highlight
# cover: { src: cover.png, alt: What the picture shows }  # picture
# gallery: [{ src: detail.png, alt: What the picture shows }]  # pictures
# video: { src: film.mp4, title: What it shows, captions: film.vtt }  # film
# related: [another-project]  # neighbours`

/**
 * The text of a new project's index.md. What is not known stays a comment; JSON's strings are YAML's, too.
 * @param {ProjectFacts} facts
 * @param {Date} now
 */
export function projectFile({ title, summary = SUMMARY, date, status, tech = [], links = [] }, now) {
  const lines = [
    "# yaml-language-server: $schema=../../../docs/schemas/project.schema.json",
    `title: ${JSON.stringify(title)}`,
    `summary: ${JSON.stringify(summary)}`,
    `date: ${date ?? month(now)}`,
    "draft: true  # remove this line to publish",
    status === undefined ? "# status: live  # state" : `status: ${status}`,
    tech.length === 0 ? "# tech: [TypeScript]  # tools" : `tech: ${JSON.stringify(tech)}`,
    ...(links.length === 0 ? ["# links: [{ type: source, url: https://… }]  # addresses"] : ["links:"]),
    ...links.map(({ type, url }) => `  - { type: ${type}, url: ${JSON.stringify(url)} }`),
    OPTIONAL,
  ]
  return `---\n${lines.join("\n")}\n---\n\nTell the story here, in Markdown.\n`
}

/** @param {Date} date */
function month(date) {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`
}
