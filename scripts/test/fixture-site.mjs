import path from "node:path"

import { ROOT } from "../command/run.mjs"

/** The folder with the `content/` and `static/` that every build of the tests is made from, never the owner's. */
export const FIXTURE_SITE = path.join(ROOT, "tests", "fixtures", "site")

/** The build of the fixture site as it is: what `npm run test:build` makes. */
export const FIXTURE_BUILD = {
  site: FIXTURE_SITE,
  workshop: path.join(ROOT, ".variants", "workshops", "main"),
  output: path.join(ROOT, ".variants", "main"),
}
