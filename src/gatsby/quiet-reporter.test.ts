import { quietReporter } from "~/src/gatsby/quiet-reporter"

test("Gatsby's reporter lists no pages and does not warn about templates without pages", () => {
  const print = jest.fn()
  const reporter = { _renderPageTree: print, warn: print, log: print }
  quietReporter(reporter)
  reporter._renderPageTree({})
  for (const file of ["/a/src/templates/tag.tsx", "C:\\a\\src\\templates\\tags.tsx"]) {
    reporter.warn(`The GraphQL query in the non-page component "${file}" will not be run.`)
  }
  reporter.log("\nExported queries are only executed for page components. It's possible that …")
  expect(print).not.toHaveBeenCalled()
  for (const text of ["The disk is full.", 'The GraphQL query in the non-page component "/a/x.tsx" will not be run.']) {
    reporter.warn(text)
    expect(print).toHaveBeenLastCalledWith(text)
  }
})

test("a reporter without the patched functions stops the build", () => {
  expect(() => quietReporter({})).toThrow(/“quiet the reporter” does not fit gatsby \d.*0\d+-/)
})
