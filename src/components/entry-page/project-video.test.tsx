import { render } from "@testing-library/react"

test("J1: the title of a video does not decide in which direction the line below it runs", async () => {
  Object.assign(globalThis, { __DIRECTION__: "rtl" })
  const { ProjectVideo } = await import("~/src/components/entry-page/project-video")
  const embed = { provider: "YouTube", host: "video.test", embedUrl: "https://video.test/e" }
  const video = { title: "Wheels", url: "https://video.test/1", poster: null, src: null, captions: null, embed }
  const { container } = render(<ProjectVideo {...(video as unknown as Parameters<typeof ProjectVideo>[0])} />)
  expect(container).toHaveTextContent("\u2068Wheels\u2069. Watch on \u2068YouTube\u2069")
})
