import { groupRoles } from "~/src/lib/resume/group-roles"

function namesOf(...work: string[]): (readonly [string, number])[] {
  return groupRoles(work.map((name) => ({ name }))).map(({ name, roles }) => [name, roles.length] as const)
}

test("several roles at one employer come under one heading, in their order", () => {
  const [employer] = groupRoles([
    { name: "A", position: "second" },
    { name: "a ", position: "first" },
  ])
  expect(employer).toMatchObject({ name: "A", roles: [{ position: "second" }, { position: "first" }] })
})

test("who comes back to an employer has two entries", () => {
  expect(namesOf("A", "B", "A")).toEqual([
    ["A", 1],
    ["B", 1],
    ["A", 1],
  ])
})

test("no work is no employer", () => {
  expect(namesOf()).toEqual([])
})
