/**
 * @typedef {{
 *   title: string, summary?: string, date?: string, status?: string,
 *   tech?: readonly string[], links?: readonly { type: string, url: string }[],
 * }} ProjectFacts
 */

const SUMMARY = "Say here in one sentence what it is and why it mattered."

/** Fields that are not needed, with an example each. Prose stands between quotes: a comma or a colon in it does no harm. */
const OPTIONAL = `# endDate: 2025-01  # when it ended; present while it goes on
# updated: 2025-03-01  # when this page last changed for its readers
# publishAt: 2027-05-31  # in place of draft: public with the first build from that day on
# slug: another-address  # the address, if not the folder's name
# aliases: [former-address]  # addresses it had before; they lead here
# type: App  # what kind of work it is
# role: [Developer]  # what you did
# client:  # for whom it was made
#   name: "A client"
# team:  # who else worked on it
#   - name: "A colleague"
#     role: "Designer"
# experience: id-of-a-job  # the id of the job in resume.json to which it belongs
# tags: [Subject]  # subjects, by which the list can be filtered
# outcome:  # what came of it, a line each
#   - "What came of it"
# metrics:  # the same in figures
#   - value: "40 %"
#     label: "What it counts"
# featured: true  # shows it large on the home page
# cover:  # a picture beside this file, 1600 px wide or more
#   src: cover.png
#   alt: "What the picture shows"
# gallery:  # further pictures, below the text
#   - src: detail.png
#     alt: "What the picture shows"
# video:  # a film beside this file; or url in place of src and captions
#   src: film.mp4
#   title: "What it shows"
#   captions: film.vtt
# related: [another-project]  # folders of projects that go with it`

const LINKS = `# links:  # addresses that belong to it; the first is the main one
#   - type: source
#     url: https://…`

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
    "## Nothing below is needed. To use a field, take the # and the space behind it away, from its lines below, too.",
    status === undefined ? "# status: live  # or in-progress, archived, retired, concept" : `status: ${status}`,
    tech.length === 0 ? "# tech: [TypeScript]  # what it was made with" : `tech: ${JSON.stringify(tech)}`,
    ...(links.length === 0 ? [LINKS] : ["links:"]),
    ...links.map(({ type, url }) => `  - { type: ${type}, url: ${JSON.stringify(url)} }`),
    OPTIONAL,
  ]
  return `---\n${lines.join("\n")}\n---\n\nTell the story here, in Markdown.\n`
}

/** @param {Date} date */
function month(date) {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`
}
