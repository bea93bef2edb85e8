import { BUILDS, openBuild } from "~/tests/builds"

/** Some of its images are at another host, from which the build has fetched them. */
const build = openBuild(BUILDS.basePath)
const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536]

const imagesOf = (page: string) => {
  const [main = ""] = /<main.*<\/main>/s.exec(build.html(page)) ?? []
  return main.match(/<img [^>]*>/g) ?? []
}

// tests/e2e/loading/display-font.spec.ts proves that nothing moves when they arrive.
test.each(["tide-tables", "plates", "a-harbour-clock", "film"])(
  "G1 G2: the images of %s are webp files of the site in the breakpoints' widths",
  (project) => {
    const images = imagesOf(`projects/${project}`)
    expect(images.length).toBeGreaterThan(0)
    for (const image of images) {
      const [, srcset = ""] = /srcset="([^"]*)"/i.exec(image) ?? []
      const widths = [...srcset.matchAll(/\/static\/\S+\.webp (\d+)w/g)].map(([, width]) => Number(width))
      expect([image, widths.length]).toEqual([image, srcset.split(",").length])
      expect(BREAKPOINTS.slice(0, widths.length - 1)).toEqual(widths.slice(0, -1))
      for (const attribute of [/ alt="/, / width="\d+"/, / height="\d+"/]) expect(image).toMatch(attribute)
    }
  },
)

test("G1 G2: the large cover at the top is loaded first, other pictures when they are near; the avatar has its two sizes", () => {
  const home = build.html("/")
  const pictures = home.match(/<img [^>]*class="picture[^>]*>/g) ?? []
  const [[first, ...others], thumbnails] = [pictures, imagesOf("projects")]
  expect(first).toMatch(/loading="eager" fetchpriority="high"/i)
  expect(Math.min(others.length, thumbnails.length)).toBeGreaterThan(0)
  for (const image of [...others, ...thumbnails]) expect(image).toMatch(/loading="lazy" fetchpriority="low"/i)
  const [avatar] = /<img [^>]*sizes="32px"[^>]*>/.exec(home) ?? []
  expect(avatar).toMatch(/\/static\/\S+\.webp 32w,\s*\S+\.webp 64w/)
})

test("R1: without scripts, each picture links to its largest version, and a video to its host", () => {
  const html = build.html("projects/plates")
  const links = [...html.matchAll(/<a href="([^"]+)" class="zoom"><img [^>]*srcset="([^"]+)"/gi)]
  expect(links).toHaveLength(4)
  for (const [, file = "", versions = ""] of links) {
    const widths = [...versions.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    expect(versions).toContain(`${file} ${Math.max(...widths)}w`)
    expect(build.has(file.replace("/portfolio", ""))).toBe(true)
  }
  // What needs a script is hidden.
  expect(html).toMatch(
    /class="video-play scripted".*>Watch on YouTube<.*class="scripted">[^<]*only when you press play/s,
  )
})
