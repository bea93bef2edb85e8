import { hidePageList } from "~/src/gatsby/hide-page-list"

test("Gatsby's reporter lists no pages, and a reporter without the patched function stops the build", () => {
  const list = jest.fn()
  const reporter = { _renderPageTree: list }
  hidePageList(reporter)
  reporter._renderPageTree({})
  expect(list).not.toHaveBeenCalled()
  expect(() => hidePageList({})).toThrow(/“hide the page list” does not fit gatsby \d.*0\d+-/)
})
