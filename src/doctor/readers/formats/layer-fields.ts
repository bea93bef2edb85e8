import { type FieldPath, type FieldSource, withData } from "./field-source"
import { isFields, isListOfFields } from "./field-values"

/**
 * Returns the fields of a translation and, where it lacks one, of its original, each at the place where it was written. Entries of
 * a list of fields belong together by their positions (J2).
 */
export function layerFields(original: FieldSource, translation: FieldSource): FieldSource {
  // What both lack is missing in the original, unless only the translation has what it would be in.
  const sourceOf = (path: FieldPath) => {
    const parent = original.valueAt(path.slice(0, -1))
    const holdsFields = typeof parent === "object" && parent !== null
    return translation.valueAt(path) === undefined && holdsFields ? original : translation
  }
  return {
    ...withData(translation, merge(original.data, translation.data)),
    placeOf: (path) => sourceOf(path).placeOf(path),
    scalarAt: (path) => sourceOf(path).scalarAt(path),
    rangeOf: (path) => sourceOf(path).rangeOf(path),
    cutTextAt: (path) => sourceOf(path).cutTextAt(path),
    rewrite: (path, text) => sourceOf(path).rewrite(path, text),
  }
}

/** Of two values the one above counts, if there is one; only fields, and lists of fields, come from both. */
function merge(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (isFields(below) && isFields(above)) {
    const own = Object.entries(above).map(([name, value]) => [
      name,
      merge(Object.hasOwn(below, name) ? below[name] : undefined, value),
    ])
    return { ...below, ...Object.fromEntries(own) }
  }
  return isListOfFields(below) && isListOfFields(above) ? above.map((entry, at) => merge(below[at], entry)) : above
}
