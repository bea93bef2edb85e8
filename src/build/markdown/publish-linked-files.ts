import path from "node:path"
import type { Root } from "hast"

import { elementsIn } from "~/src/doctor/markdown/text-parts"
import { linkedFile } from "~/src/doctor/rules/links/linked-files"

/**
 * Publishes the files next to a text that it links to, and sets these links to the published paths.
 * @param publish returns the path of a published file; null if it is not published
 */
export async function publishLinkedFiles(
  tree: Root,
  folder: string,
  publish: (file: string) => Promise<string | null>,
): Promise<Root> {
  const links = elementsIn(tree).filter(({ tagName }) => tagName === "a")
  await Promise.all(
    links.map(async ({ properties }) => {
      const linked = typeof properties.href === "string" ? linkedFile(properties.href, folder) : null
      const published = linked && (await publish(path.join(folder, linked.name)))
      if (published) properties.href = `${published}${linked.rest}`
    }),
  )
  return tree
}
