import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

import { openImageStore } from "./image-store"

const folder = temporaryFolder()
const ADDRESS = "https://ada.dev/a.png"

test("G2: an image whose note is damaged is fetched again", () => {
  const store = openImageStore(folder.path)
  store.save(ADDRESS, { bytes: Buffer.from("image"), extension: "png", etag: null, lastModified: null } as never)
  const note = store.note(ADDRESS)
  expect(note).toMatchObject({ address: ADDRESS })
  folder.write(`${path.parse(note?.file ?? "").name}.json`, "{")
  expect(store.note(ADDRESS)).toBeNull()
})
