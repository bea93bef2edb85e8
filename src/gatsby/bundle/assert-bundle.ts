import { createRequire } from "node:module"
import path from "node:path"
import gatsbyPackage from "gatsby/package.json"
import type { Module, WebpackPluginInstance } from "webpack"

import { addressErrors } from "~/src/gatsby/bundle/address-patches"
import { bundledModules } from "~/src/gatsby/bundle/bundled-modules"
import { hasPayloadPatch } from "~/src/gatsby/bundle/payload-patch"
import { patchError } from "~/src/gatsby/patch-error"

/** The packages in whose code `global` means the browser's. */
const GLOBAL_PACKAGES = ["use-dark-mode", "use-persisted-state", "@use-it/event-listener"]

/** Stops the build when the finished bundle does not show what the patches of bundle-patches.ts are for. */
export const assertBundle: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("AssertBundle", (compilation) => {
      compilation.hooks.afterSeal.tap("AssertBundle", () => {
        const sources = [...bundledModules(compilation)].map(([file, module]) => [file, sourceOf(module)] as const)
        compilation.errors.push(
          ...bundleErrors(new Map(sources)).map((error) => new compiler.webpack.WebpackError(error.message)),
        )
      })
    })
  },
}

/** Returns an error for each patch whose effect the modules of a bundle, given by their files, do not show. */
export function bundleErrors(sources: ReadonlyMap<string, string>): Error[] {
  const files = [...sources.keys()].map((file) => file.replaceAll("\\", "/"))
  const unwanted = files.some((file) => /\/gatsby-script\/|\/partytown\/|\/register-service-worker\./.test(file))
  const errors = unwanted
    ? [
        patchError({
          patch: "leave out Script, Partytown and the service worker",
          of: gatsbyPackage,
          expected:
            "“gatsby-browser-entry.js”, “internal-plugins/partytown/gatsby-browser.js” and “./register-service-worker” to be all that needs them",
          decision: "0031-scripts-above-bare",
        }),
      ]
    : []
  if (!hasPayloadPatch(sources)) {
    errors.push(
      patchError({
        patch: "send the requests for page data through the app’s client",
        of: gatsbyPackage,
        expected: "“.cache/loader.js” to begin its function “doFetch” with the patched call, and to try nothing again",
        decision: "0039-page-data-through-the-request-client",
      }),
    )
  }
  return [...errors, ...addressErrors(sources), ...GLOBAL_PACKAGES.flatMap((name) => globalError(name, sources) ?? [])]
}

function globalError(name: string, sources: ReadonlyMap<string, string>): Error | null {
  const own = [...sources].filter(([file]) => file.replaceAll("\\", "/").includes(`/node_modules/${name}/`))
  const isPatched =
    own.length > 0 && own.every(([, source]) => /\bglobalThis\b/.test(source) && !/(?<![.\w])global\b/.test(source))
  if (isPatched) return null
  return patchError({
    patch: "let `global` mean the browser’s",
    of: createRequire(path.resolve("package.json"))(`${name}/package.json`),
    expected: "every module of it to name `global`, and none after the replacement",
    decision: "0004-use-dark-mode-restricted",
  })
}

function sourceOf(module: Module): string {
  return String(module.originalSource()?.source() ?? "")
}
