import path from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import sharp from "sharp"

import { storeName } from "~/src/build/remote-images/image-store"
import { temporaryFolder } from "~/tests/temporary-folder"

import { imageFields } from "./image-fields"
import type { Context } from "./query-context"

const folder = temporaryFolder()
const ADDRESS = "https://images.portfolio.test/logo.png"

/** Returns the placeholder that the build asks Gatsby for; undefined for Gatsby's default, the blurred one. */
async function placeholderOf({
  src = "logo.png",
  channels,
  blur = true,
}: {
  src?: string
  channels: 3 | 4
  blur?: boolean
}) {
  const absolutePath = path.join(folder.path, "logo.png")
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  folder.write("logo.png")
  await sharp({ create: { width: 4, height: 4, channels, background } })
    .png()
    .toFile(absolutePath)
  const isNamed = ({ name, absolutePath: wanted }: Record<string, { eq: string }>) =>
    wanted?.eq === absolutePath || name?.eq === storeName(ADDRESS)
  const nodeModel = {
    findRootNodeAncestor: () => ({ dir: folder.path }),
    findOne: async ({ type, query }: { type: string; query: object }) => {
      const { filter } = query as { filter: Record<string, { eq: string }> }
      return type === "File" && isNamed(filter) ? { children: ["sharp"], absolutePath } : null
    },
    getNodeById: ({ id }: { id: string }) => (id === "sharp" ? {} : null),
  }
  const resolve = async (_node: unknown, options: { placeholder?: string }) => options.placeholder
  const getFields = () => ({ gatsbyImageData: { resolve } })
  const info = { schema: { getType: () => ({ getFields }) } } as unknown as GraphQLResolveInfo
  return imageFields.image.resolve({ src }, { blur }, { nodeModel } as unknown as Context, info)
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
