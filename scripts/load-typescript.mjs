import { createRequire } from "node:module"

const require = createRequire(import.meta.url)

/**
 * Loads modules of src/build, which the build compiles, for a command: they are compiled while they are loaded.
 * @param {readonly string[]} files from the project's root
 */
export function loadTypeScript(...files) {
  require("esbuild-register/dist/node").register({ target: `node${process.versions.node}` })
  return Object.assign({}, ...files.map((file) => require(`../${file}`)))
}
