export type Employer<Role> = { name: string; roles: Role[] }

/** Puts neighbouring roles at one employer together; who leaves and comes back has two entries. */
export function groupRoles<Role extends { name: string }>(work: readonly Role[]): Employer<Role>[] {
  const employers: Employer<Role>[] = []
  for (const role of work) {
    const last = employers.at(-1)
    if (last !== undefined && isSameName(last.name, role.name)) last.roles.push(role)
    else employers.push({ name: role.name, roles: [role] })
  }
  return employers
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
