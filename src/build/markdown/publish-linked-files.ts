import path from "node:path"
import type { Root } from "hast"

import type { Colours } from "~/src/build/look/page-look"
import { publishOwnerFile } from "~/src/build/published-files/publish-owner-file"
import { elementsIn } from "~/src/doctor/markdown/text-parts"
import { linkedFile } from "~/src/doctor/rules/links/linked-files"

/** Publishes the files next to a text that it links to, and sets these links to the published paths. */
export async function publishLinkedFiles(tree: Root, folder: string, colours: () => Promise<Colours>): Promise<Root> {
  const links = elementsIn(tree).filter(({ tagName }) => tagName === "a")
  await Promise.all(
    links.map(async ({ properties }) => {
      const linked = typeof properties.href === "string" ? linkedFile(properties.href, folder) : null
      const published = linked && (await publishOwnerFile(path.join(folder, linked.name), colours))
      if (published) properties.href = `${published}${linked.rest}`
    }),
  )
  return tree
}
