import { isBuiltin } from "node:module"
import path from "node:path"
import { build } from "esbuild"

import type { SocialCard } from "~/src/build/social-cards/card-file"
import { CARD_CODE, CARD_PACKAGES, cardFile } from "~/src/build/social-cards/card-file"

const CARD: SocialCard = {
  title: "Note G",
  label: "Note",
  text: null,
  name: "Ada",
  host: "ada.example",
  accent: "#14b8a6",
  picture: { file: "/a/cover.png", digest: "1" },
}

test("a card's file name depends on every field and on nothing else", () => {
  const others: Partial<SocialCard>[] = [
    ...[{ host: "lovelace.example" }, { title: "Note F" }, { label: null }, { text: "More" }, { name: "Ada L." }],
    ...[{ accent: "#aa0055" }, { picture: { file: "/a/cover.png", digest: "2" } }, { picture: null }],
  ]
  const names = [{}, ...others].map((other) => cardFile({ ...CARD, ...other }).path)
  expect(new Set(names).size).toBe(names.length)
  expect(cardFile({ ...CARD, picture: { file: "/b/moved.png", digest: "1" } })).toEqual(cardFile(CARD))
  expect(cardFile(Object.fromEntries(Object.entries(CARD).reverse()) as SocialCard)).toEqual(cardFile(CARD))
})

test.each([
  [CARD.picture, /^\/static\/cards\/[0-9a-f]{20}\.jpg$/, "image/jpeg"],
  [null, /^\/static\/cards\/[0-9a-f]{20}\.png$/, "image/png"],
])("a card with the image %j is in the folder that hosts keep for good, as %s", (picture, path, type) => {
  expect(cardFile({ ...CARD, picture })).toEqual({ path: expect.stringMatching(path), type })
})

test("a card's file name depends on all code and packages that draw it", async () => {
  const { metafile } = await build({
    entryPoints: [path.join(CARD_CODE, "draw-card.ts"), path.join(CARD_CODE, "card-renderer.ts")],
    alias: { "~": process.cwd() },
    packages: "external",
    outdir: "unwritten",
    platform: "node",
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
  })
  const files = Object.keys(metafile.inputs)
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const packages = imports
    .filter(({ external, path: name }) => external && !isBuiltin(name))
    .map(({ path: name }) => name.replace(/\/node$/, ""))
  expect(files.filter((file) => path.dirname(file) !== CARD_CODE)).toEqual([])
  expect(packages).toEqual(expect.arrayContaining(["@takumi-rs/wasm", "sharp"]))
  expect(packages.filter((name) => !CARD_PACKAGES.includes(name))).toEqual([])
})
