import { createRequire } from "node:module"

const require = createRequire(import.meta.url)

/**
 * Loads TypeScript modules of `src` for a command and compiles them while they load.
 * @param {readonly string[]} files from the project's root
 */
export function loadTypeScript(...files) {
  require("esbuild-register/dist/node").register({ target: `node${process.versions.node}` })
  return Object.assign({}, ...files.map((file) => require(`../../${file}`)))
}
