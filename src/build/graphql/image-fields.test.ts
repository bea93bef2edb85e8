import { existsSync } from "node:fs"
import path from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"

import { storeName } from "~/src/build/remote-images/image-store"
import { plainImage } from "~/tests/plain-image"
import { temporaryFolder } from "~/tests/temporary-folder"

import { imageFields } from "./image-fields"
import type { Context } from "./query-context"

const folder = temporaryFolder()
const ADDRESS = "https://images.portfolio.test/logo.png"

/** Returns what the build asks Gatsby for; its placeholder is undefined for Gatsby's default, the blurred one. */
async function imageOf({ src = "logo.png", channels, blur = true }: { src?: string; channels: 3 | 4; blur?: boolean }) {
  const absolutePath = path.join(folder.path, "logo.png")
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  folder.write("logo.png")
  await plainImage({ channels, background }).png().toFile(absolutePath)
  const fileOf = ({ name, absolutePath: wanted }: Record<string, { eq: string }>) => {
    if (name?.eq === storeName(ADDRESS)) return absolutePath
    return wanted && existsSync(wanted.eq) ? wanted.eq : null
  }
  const nodeModel = {
    findRootNodeAncestor: () => ({ dir: folder.path }),
    findOne: async ({ type, query }: { type: string; query: object }) => {
      const { filter } = query as { filter: Record<string, { eq: string }> }
      const file = type === "File" ? fileOf(filter) : null
      return file && { children: ["sharp"], absolutePath: file, internal: { contentDigest: file } }
    },
    getNodeById: ({ id }: { id: string }) => (id === "sharp" ? {} : null),
  }
  const resolve = async (_node: unknown, options: { placeholder?: string }) => options
  const getFields = () => ({ gatsbyImageData: { resolve } })
  const info = { schema: { getType: () => ({ getFields }) } } as unknown as GraphQLResolveInfo
  return imageFields.image.resolve({ src }, { blur }, { nodeModel } as unknown as Context, info)
}

async function placeholderOf(image: Parameters<typeof imageOf>[0]) {
  return (await imageOf(image))?.placeholder
}

test.each([
  { src: "logo.png", channels: 4 },
  { src: ADDRESS, channels: 4 },
  { src: "logo.png", channels: 3, blur: false },
] as const)(
  "no blurred placeholder shines through a transparent image, nor where none is wanted: %j",
  async (image) => {
    expect(await placeholderOf(image)).toBe("none")
  },
)

test.each(["logo.png", ADDRESS])("an opaque image keeps its blurred placeholder: %s", async (src) => {
  expect(await placeholderOf({ src, channels: 3 })).toBeUndefined()
})

test("T1: a file of the same name with .dark is the image of the dark theme", async () => {
  expect(await imageOf({ channels: 3 })).not.toHaveProperty("dark")
  await plainImage({ background: "white" }).png().toFile(folder.write("logo.dark.png"))
  expect(await imageOf({ channels: 3 })).toMatchObject({ layout: "fullWidth", dark: { isBright: true } })
  expect(await imageOf({ channels: 3, src: ADDRESS })).not.toHaveProperty("dark")
})
