import { cpSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"

import { filesIn } from "~/tests/builds"
import { writeHostileSite } from "~/tests/hostile/write-hostile-site"

/** The files that this site has in addition to the long words. */
const CASES = "tests/cases/site/content"
/** It lies on its side: covers, galleries, the portrait and the avatar. */
const IMAGE = `${CASES}/projects/rotated/o6.png`

/** One with words, one with addresses: more of them would only take longer to build. */
const KEPT_PROJECTS = ["texts-1", "texts-4"]

/** Words and addresses of 120 characters, and shorter ones for the fields that hold fewer. */
const LONG_WORDS = [120, 80, 40, 20].flatMap((length) =>
  Array.from({ length: 10 }, (_, index) => {
    const start = index % 2 === 0 ? `Wort${index}` : `https://tide.test/${index}/`
    return (start + "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(3)).slice(0, length)
  }),
)

/** Writes the content of a site that has such a word in every field of every entity, and the cases. */
export function writeCasesSite(root: string): void {
  writeHostileSite(root, LONG_WORDS)
  const projects = path.join(root, "projects")
  for (const folder of readdirSync(projects))
    if (!KEPT_PROJECTS.includes(folder)) rmSync(path.join(projects, folder), { recursive: true })
  for (const file of filesIn(root).filter((name) => path.basename(name) === "picture.png")) cpSync(IMAGE, file)
  cpSync(CASES, root, { recursive: true })
}
