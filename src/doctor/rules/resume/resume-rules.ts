import { type Diagnostic, formatValue, say, unexpected, warn } from "~/src/doctor/diagnostics/diagnostic"
import { type FieldSource, textsAt } from "~/src/doctor/readers/formats/field-source"
import { slug } from "~/src/doctor/schemas/field-types"

/** Warns about projects in a résumé: the pages show the site's own instead. */
export function checkProjects(source: FieldSource): Diagnostic[] {
  const projects = source.valueAt(["projects"])
  if (!Array.isArray(projects) || projects.length === 0) return []
  const [first] = projects
  const name = typeof first?.name === "string" ? first.name : "A clear title"
  const message = "No page shows the projects of a résumé, only those in content/projects."
  const fix = `Create each that is not there yet with the command below, then remove \`projects\`.\nnpm run new -- ${JSON.stringify(name)}`
  return [warn(source.placeOf(["projects"]), say("field-unused", message, fix))]
}

/** Reports ids of jobs that projects cannot refer to. */
export function checkIds(source: FieldSource): Diagnostic[] {
  const ids = textsAt(source, ["work", "*", "id"])
  return ids.flatMap(({ name, ...place }, index) => {
    const isSlug = slug.safeParse(name).success
    if (isSlug && ids.findIndex((other) => other.name === name) === index) return []
    const expected = isSlug
      ? "an id that no other job has"
      : "lowercase letters, digits and single hyphens, e.g. my-job"
    return [{ ...place, ...say("wrong-value", unexpected(expected, formatValue(name)), `Change ${place.field}.`) }]
  })
}
