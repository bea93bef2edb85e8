import { videoEmbed } from "~/src/lib/projects/video-embed"

const YOUTUBE = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0"

test.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=10",
  "https://youtu.be/aqz-KE-bpKQ?si=abc",
  "https://www.youtube.com/embed/aqz-KE-bpKQ",
  "https://www.youtube.com/shorts/aqz-KE-bpKQ",
])("the video at %s is embedded from the host that sets no cookies", (address) => {
  expect(videoEmbed(address)).toEqual({
    provider: "YouTube",
    host: "www.youtube-nocookie.com",
    embedUrl: YOUTUBE,
  })
})

test("a video at Vimeo is embedded without tracking", () => {
  const embed = { provider: "Vimeo", host: "player.vimeo.com" }
  const embedUrl = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"
  expect(videoEmbed("https://vimeo.com/76979871")).toEqual({ ...embed, embedUrl })
  expect(videoEmbed("https://player.vimeo.com/video/76979871")).toEqual({ ...embed, embedUrl })
})

test.each([
  "https://video.test/watch?v=aqz-KE-bpKQ",
  "https://www.youtube.com/@somebody",
  "https://www.youtube.com/watch?v=<script>",
  "https://vimeo.com/somebody",
  "https://notvimeo.com/76979871",
])("the address %s is no video that can be embedded", (address) => {
  expect(videoEmbed(address)).toBeNull()
})
