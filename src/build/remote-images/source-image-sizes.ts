import type { NodePluginArgs, SourceNodesArgs } from "gatsby"

import { eachFewAtOnce } from "~/src/build/remote-images/each-few-at-once"
import { remotePictures } from "~/src/build/remote-images/fetch-images"
import { imageSize } from "~/src/build/remote-images/image-size"
import { readContent } from "~/src/doctor/read-content"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { readSite } from "~/src/doctor/readers/read-site"

type NodeTools = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest" | "reporter">

/** Makes a `RemotePicture` node for each remote picture that browsers get by way of the proxy (G3). */
export async function sourceNodes(tools: SourceNodesArgs): Promise<void> {
  if (readSite(CONTENT_FOLDER).site?.images.proxy === undefined) return
  await sourceSizes([...remotePictures(readContent(CONTENT_FOLDER).pictures).keys()], tools)
}

/** Asks each picture for its size; nodes, because a size that changes has to reach the pages that show the picture. */
export async function sourceSizes(
  addresses: readonly string[],
  { actions, createNodeId, createContentDigest, reporter }: NodeTools,
): Promise<void> {
  await eachFewAtOnce(addresses, async (address) => {
    const fields = { address, ...(await imageSize(address, { warn: (message) => reporter.warn(message) })) }
    await actions.createNode({
      ...fields,
      id: createNodeId(`RemotePicture ${address}`),
      internal: { type: "RemotePicture", contentDigest: createContentDigest(fields) },
    })
  })
}
