import { videoEmbed } from "~/src/lib/entries/video-embed"

test.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://m.youtube.com/watch?t=10&v=aqz-KE-bpKQ",
  "https://youtu.be/aqz-KE-bpKQ?si=abc",
  "https://www.youtube.com/embed/aqz-KE-bpKQ",
  "https://www.youtube.com/shorts/aqz-KE-bpKQ",
])("the video at %s is embedded from the host that sets no cookies", (address) => {
  const embedUrl = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0"
  expect(videoEmbed(address)).toEqual({ provider: "YouTube", host: "www.youtube-nocookie.com", embedUrl })
})

test.each(["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"])(
  "the video at %s is embedded without tracking",
  (address) => {
    const embedUrl = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"
    expect(videoEmbed(address)).toEqual({ provider: "Vimeo", host: "player.vimeo.com", embedUrl })
  },
)

test.each([
  "https://video.test/watch?v=aqz-KE-bpKQ",
  "https://www.youtube.com/@somebody",
  "https://www.youtube.com/watch?v=<script>",
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ-too-long",
  "https://vimeo.com/somebody",
  "https://notvimeo.com/76979871",
])("%s is not a video that can be embedded", (address) => {
  expect(videoEmbed(address)).toBeNull()
})
