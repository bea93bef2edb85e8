import { replaceImageScaling } from "~/src/gatsby/replace-image-scaling"

test("a gatsby-plugin-sharp that scales in another way stops the build", () => {
  const worker = require("gatsby-plugin-sharp/gatsby-worker")
  const { IMAGE_PROCESSING } = worker
  delete worker.IMAGE_PROCESSING
  expect(() => replaceImageScaling((scale) => scale)).toThrow(
    /“keep scaled images” does not fit gatsby-plugin-sharp \d.*0032/,
  )
  Object.assign(worker, { IMAGE_PROCESSING })
})
