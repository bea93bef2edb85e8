import { isBuiltin } from "node:module"
import path from "node:path"
import { build } from "esbuild"

import { CARD_CODE, CARD_PACKAGES, cardFile, type SocialCard } from "~/src/build/social-cards/card-file"
import { cardFonts, ownFontsDigest } from "~/src/build/social-cards/card-fonts"
import { temporaryFolder } from "~/tests/temporary-folder"

const CARD: SocialCard = {
  title: "Note G",
  label: "Note",
  text: null,
  name: "Ada",
  host: "ada.example",
  accent: "#14b8a6",
  picture: { file: "/a/cover.png", digest: "1" },
}

const folder = temporaryFolder()

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

test("a card's file name depends on all code and packages that draw it", async () => {
  const { metafile } = await build({
    entryPoints: ["draw-card.ts", "card-renderer.ts"].map((file) => path.join(CARD_CODE, file)),
    alias: { "~": process.cwd() },
    packages: "external",
    outdir: "unwritten",
    platform: "node",
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.filter(({ external }) => external))
  const packages = imports.map(({ path: name }) => name.replace(/\/node$/, "")).filter((name) => !isBuiltin(name))
  expect(Object.keys(metafile.inputs).filter((file) => path.dirname(file) !== CARD_CODE)).toEqual([])
  expect(packages).toEqual(expect.arrayContaining(["@takumi-rs/core", "@takumi-rs/wasm", "sharp"]))
  expect(packages.filter((name) => !CARD_PACKAGES.includes(name))).toEqual([])
})

test("the owner's fonts come after the bundled ones, and other files are ignored", () => {
  const bundled = cardFonts(path.join(folder.path, "missing"))
  const before = ownFontsDigest(folder.path)
  const [own] = ["own.woff2", "OFL.txt"].map((file) => folder.write(file, "glyphs"))
  expect(cardFonts(folder.path)).toEqual([...bundled, own])
  expect(ownFontsDigest(folder.path)).not.toBe(before)
})
