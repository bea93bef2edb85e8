import { readFileSync } from "node:fs"
import type { Plugin } from "esbuild"

const CHANGES = [
  // Sveltia keeps unsaved drafts only for a backend that names a database; its test backend names none.
  { pattern: /isGit:!1,name:[\w$]+,label:[\w$]+,(?=init:)/g, replacement: '$&repository:{databaseName:"editor"},' },
  // All tabs would share one draft for each entry (scripts/edit/browser/separate-drafts.ts).
  { pattern: /new [\w$]+\([\w$]+,`draft-backups`[^)]+\)/g, replacement: "(globalThis.separateDrafts??(s=>s))($&)" },
  // Another configuration, such as that of a new version, would delete drafts.
  { pattern: /[\w$]+\.cmsConfigVersion===[\w$]+\.current/g, replacement: "!0" },
  // The guard of Escape (scripts/edit/browser/unsaved-changes.ts) knows this question in each language.
  { pattern: /[\w$]+\(`restore_backup_title`\)/g, replacement: "(globalThis.draftQuestion=$&)" },
  // What is typed would be lost by a reload within this half second.
  { pattern: /(?<=globalThis\.setTimeout\(\(\)=>\{[\w$]+\([\w$]+\)\},)500(?=\))/g, replacement: "0" },
  // Revert All Changes cannot be taken back.
  {
    pattern: /(?<=onclick:\(\)=>\{)[\w$]+\.current&&[\w$]+\(\{draft:[\w$]+\.current\}\)(?=\})/g,
    replacement: "confirm(`Remove all changes since the last save? They are not kept.`)&&$&",
  },
  // The link leads to the page in `npm start`.
  { pattern: /`View on Live Site`/g, replacement: "`Show the page`" },
  // The reason follows, which time does not change.
  {
    pattern: /`There was an error while saving the entry\. Please try again later\.`/g,
    replacement: "`The entry was not saved.`",
  },
  // The policy blocks these hosts. Sveltia also loads the copies of these fonts in its package.
  { pattern: /@font-face \{[^}]*https:\/\/cdn\.jsdelivr\.net\/[^}]*\}/g, replacement: "", times: 3 },
]

/** Changes the code of Sveltia CMS where it has no setting. Throws an error for code that it does not know. */
export const patchSveltia: Plugin = {
  name: "patch-sveltia",
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: CHANGES.reduce(replaceExactly, readFileSync(path, "utf8")),
    })),
}

function replaceExactly(code: string, { pattern, replacement, times = 1 }: (typeof CHANGES)[number]): string {
  const found = code.match(pattern)?.length ?? 0
  if (found === times) return code.replace(pattern, replacement)
  throw new Error(`This version of Sveltia CMS has ${found} times what ${pattern} describes, instead of ${times}.`)
}
