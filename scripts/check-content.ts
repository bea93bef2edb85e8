import { checkForBuild } from "~/src/build/content-check/check-for-build"

import { runCheck } from "./command/run-check"

void runCheck("npm run check:content -- [flags]: checks your content", async ({ folder }) => {
  const { diagnostics } = await checkForBuild(folder)
  return { diagnostics }
})
