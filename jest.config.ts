/** @jest-config-loader esbuild-register */
import type { Config } from "jest"

// West of Greenwich, where a date that is read carelessly becomes the day before.
process.env.TZ = "America/Los_Angeles"

/** Packages that ship only ES modules: Jest reads CommonJS, so they are transformed like our own files. */
const ES_MODULES = [
  "bail",
  "ccount",
  "character-entities.*",
  "collapse-white-space",
  "comma-separated-tokens",
  "decode-named-character-reference",
  "devlop",
  "entities",
  "@iconify/.*",
  "entities",
  "escape-string-regexp",
  "github-slugger",
  "hast-util-.*",
  "hastscript",
  "html-void-elements",
  "is-absolute-url",
  "is-plain-obj",
  "longest-streak",
  "lowlight",
  "highlight\\.js",
  "markdown-table",
  "mdast-util-.*",
  "micromark.*",
  "p-map",
  "parse5",
  "property-information",
  "rehype-.*",
  "remark-.*",
  "space-separated-tokens",
  "stringify-entities",
  "trim-lines",
  "trim-trailing-lines",
  "trough",
  "@ungap/structured-clone",
  "unified",
  "unist-util-.*",
  "unpdf",
  "vfile.*",
  "web-namespaces",
  "zwitch",
]

const shared: Config = {
  transform: {
    "\\.(m?[jt]sx?)$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`],
  moduleNameMapper: {
    "^~/(.*)$": "<rootDir>/$1",
    // It names this file to importing modules alone.
    "^unpdf/pdfjs$": "<rootDir>/node_modules/unpdf/dist/pdfjs.mjs",
  },
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/.variants",
    "<rootDir>/.build",
    "<rootDir>/.public-",
  ],
  setupFilesAfterEnv: ["<rootDir>/tests/fail-on-console.ts"],
  // Found where the code runs: React's own switch, and what Gatsby and our webpack configuration define.
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "", __TRAILING_SLASH__: "never" },
}

const config: Config = {
  // No test is about how fast a machine is: the limit is there for what never ends.
  testTimeout: 60_000,
  // Jest would leave a core to the developer's editor.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/src/{lib,build,doctor,gatsby}/**/*.test.ts", "<rootDir>/scripts/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "dom",
      testEnvironment: "jsdom",
      // jsdom asks for the browser's version of a package, which is an ES module in several of them.
      testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
      setupFilesAfterEnv: ["<rootDir>/tests/fail-on-console.ts", "<rootDir>/tests/set-up-dom.ts"],
      testMatch: [
        "<rootDir>/src/{client,components,app,pages,templates}/**/*.test.{ts,tsx}",
        "<rootDir>/src/gatsby/**/*.test.tsx",
      ],
    },
    { ...shared, displayName: "site", testEnvironment: "node", testMatch: ["<rootDir>/tests/site/**/*.test.ts"] },
  ],
}

export default config
