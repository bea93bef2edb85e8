export type ProjectFields = {
  title: string
  summary?: string
  date?: string
  status?: string
  tech?: readonly string[]
  links?: readonly { type: string; url: string }[]
}

const SUMMARY = "Say here in one sentence what it is and why it mattered."

/** The optional fields, with an example each. Texts are quoted, so that they may contain commas and colons. */
const OPTIONAL = `# endDate: 2025-01  # when it ended, or present if it has not
# updated: 2025-03-01  # the last change that matters to readers
# publishAt: 2027-05-31  # instead of draft: published by the first build from that day on
# slug: another-address  # the address, if not the folder's name
# aliases: [former-address]  # former addresses, which redirect here
# type: App  # what kind of work it is
# role: [Developer]  # what you did
# client:  # for whom it was made
#   name: "A client"
# team:  # who else worked on it
#   - name: "A colleague"
#     role: "Designer"
# experience: id-of-a-job  # the id of the job in resume.json that it belongs to
# tags: [Subject]  # subjects; visitors filter the list by them
# outcome:  # results, one line each
#   - "What came of it"
# metrics:  # results in figures
#   - value: "40 %"
#     label: "What it counts"
# featured: true  # shows it large on the home page
# cover:  # an image next to this file, 1600 px wide or more
#   src: cover.png
#   alt: "What the image shows"
# gallery:  # further images, below the text
#   - src: detail.png
#     alt: "What the image shows"
# video:  # a video next to this file; or url instead of src and captions
#   src: film.mp4
#   title: "What it shows"
#   captions: film.vtt
# related: [another-project]  # folders of related projects`

const LINKS = `# links:  # the first is the main one
#   - type: source
#     url: https://…`

/** Returns the text of a new project's index.md, with unknown fields as comments. JSON strings are valid YAML. */
export function projectFile(
  { title, summary = SUMMARY, date, status, tech = [], links = [] }: ProjectFields,
  now: Date,
) {
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}`
  const lines = [
    "# yaml-language-server: $schema=../../../docs/schemas/project.schema.json",
    `title: ${JSON.stringify(title)}`,
    `summary: ${JSON.stringify(summary)}`,
    `date: ${date ?? month}`,
    "draft: true  # remove this line to publish",
    "## Everything below is optional. To use a field, remove the # and the space after it from all of its lines.",
    status === undefined ? "# status: live  # or in-progress, archived, retired, concept" : `status: ${status}`,
    tech.length === 0 ? "# tech: [TypeScript]  # what it was made with" : `tech: ${JSON.stringify(tech)}`,
    ...(links.length === 0 ? [LINKS] : ["links:"]),
    ...links.map(({ type, url }) => `  - { type: ${type}, url: ${JSON.stringify(url)} }`),
    OPTIONAL,
  ]
  return `---\n${lines.join("\n")}\n---\n\nTell the story here, in Markdown.\n`
}
