import { createRequire } from "node:module"
import { register } from "tsx/cjs/api"

const require = createRequire(import.meta.url)

/**
 * Loads TypeScript modules of `src` for a command, and returns their exports in one object.
 * @param {readonly string[]} files relative to the project's root
 */
export function loadTypeScript(...files) {
  register()
  return Object.assign({}, ...files.map((file) => require(`../../${file}`)))
}
