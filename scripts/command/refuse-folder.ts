import { OwnerError } from "./run-command"

/** Signs with a meaning in patterns and addresses, at which Gatsby or webpack does not find files. */
const SIGNS = /['"`[\]{}#%!?*]/g

/** Throws an OwnerError that names the folder if Gatsby cannot work in it because of its name. */
export function refuseFolder(root: string): void {
  const found = [...new Set(root.match(SIGNS))]
  if (found.length === 0) return
  const signs = found.length === 1 ? `the sign ${found}` : `the signs ${found.join(" ")}`
  throw new OwnerError(
    `Gatsby cannot work in the folder ${root} because of ${signs}. Rename or move the folder, and run this again.`,
  )
}
