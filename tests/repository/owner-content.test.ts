import { readFileSync } from "node:fs"

import { listFiles } from "~/scripts/command/list-files"

/** A function that reads, or the project's root, followed by a folder of the owner's. */
const READS_OWNER_FILES =
  /(?:\b(?:readFile|readdir|exists|stat|cp|open|readSite|diagnoseContent)\w*\(|\b(?:ROOT|cwd\(\)),)\s*["'`](?:\.\/)?(?:content|static)\b|from "[~./]+\/(?:content|static)\//

test("no test reads the owner's content/ or static/, so that all pass with any content", () => {
  const files = ["tests", "src", "scripts"]
    .flatMap(listFiles)
    .filter((file) => /\.(test|spec)\.tsx?$|^tests\/.*\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => READS_OWNER_FILES.test(readFileSync(file, "utf8")))).toEqual([])
  for (const folder of ["content", "static"]) {
    const examples = [`readFileSync("${folder}/a")`, `path.join(ROOT, "${folder}")`, `import a from "~/${folder}/a"`]
    for (const example of examples) expect(example).toMatch(READS_OWNER_FILES)
  }
})
