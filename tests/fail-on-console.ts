// An unexpected message on the console fails the test.
const problems: string[] = []

beforeEach(() => {
  problems.length = 0
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      problems.push(`console.${level}: ${args.map(String).join(" ")}`)
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  expect(problems).toEqual([])
})

export {}
