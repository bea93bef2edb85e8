import path from "node:path"

import { ROOT } from "~/scripts/command/folders"

/** The `content/` and `static/` that all test builds are made from; never the owner's. */
export const FIXTURE_SITE = path.join(ROOT, "tests", "fixtures", "site")

/** What `npm run test:build` builds: the unchanged fixture site. */
export const FIXTURE_BUILD = {
  site: FIXTURE_SITE,
  buildDir: path.join(ROOT, ".variants", "build", "main"),
  output: path.join(ROOT, ".variants", "main"),
}
