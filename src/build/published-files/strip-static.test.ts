import { readdirSync, readFileSync } from "node:fs"

import { stripStatic } from "~/src/build/published-files/strip-static"
import { plainImage } from "~/tests/plain-image"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const folder = temporaryWorkingDirectory()

test("S6: images and captions in static are published without metadata, hidden files not at all, all others as they are", async () => {
  const photo = plainImage().withExif({ IFD0: { Artist: "secret" } })
  const write = (file: string, content: string | Buffer) => {
    for (const top of ["static", "public"]) folder.write(`${top}/${file}`, content)
  }
  write("photo.JPG", await photo.jpeg().toBuffer())
  write("film.vtt", "WEBVTT\n\nNOTE secret")
  for (const file of [".env", "a/.env", "photo.heic"]) write(file, "Exif\0\0 secret")
  for (const file of ["page.html", ".nojekyll", "data.json"]) write(file, "as it is")
  await stripStatic()
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const published = files.map(({ name }) => [name, readFileSync(`public/${name}`, "latin1")] as const)
  expect(published.map(([name]) => name).sort()).toEqual([
    ...[".nojekyll", "data.json", "film.vtt", "page.html", "photo.JPG"],
  ])
  expect(published.filter(([, content]) => content.includes("secret"))).toEqual([])
  expect(published.filter(([, content]) => content === "as it is")).toHaveLength(3)
})
