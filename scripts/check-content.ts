import { checkContent } from "~/src/doctor/check-content"
import { findDamagedImages } from "~/src/doctor/images/find-damaged-images"

import { runCheck } from "./command/run-check"

void runCheck("npm run check:content -- [flags]: checks your content", async ({ folder }) => {
  const { images, diagnostics } = checkContent(folder)
  return { diagnostics: [...diagnostics, ...(await findDamagedImages(folder, images))] }
})
