// What nobody expects on the console is a defect that nobody has noticed.
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
