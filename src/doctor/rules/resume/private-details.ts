import { includesName } from "~/src/doctor/readers/formats/field-values"

const PRIVATE_NAMES =
  "age birth_date birthday birthdate date_of_birth dob born gender sex nationality marital_status religion salary"

/** Returns whether an unknown field of a résumé holds what nobody should publish. */
export function isPrivateDetail(name: string): boolean {
  return includesName(PRIVATE_NAMES, name)
}
