/** @jest-config-loader esbuild-register */
// West of Greenwich, where a date that is parsed as UTC becomes the previous day.
process.env.TZ = "America/Los_Angeles"

/** Packages that ship only ES modules. Jest reads CommonJS, so they are transformed like the code of this project. */
const ES_MODULES = [
  "bail",
  "boolbase",
  "ccount",
  "character-entities.*",
  "@citation-js/.*",
  "collapse-white-space",
  "commonmark\\.json",
  "css(omnom|-select|-what)",
  "comma-separated-tokens",
  "decode-named-character-reference",
  "data-uri-to-buffer",
  "devlop",
  "dom-serializer",
  "dom(elementtype|handler|utils)",
  "fetch-blob",
  "formdata-polyfill",
  "gemoji",
  "node-fetch",
  "entities",
  "@iconify/.*",
  "escape-string-regexp",
  "github-slugger",
  "hast-util-.*",
  "hastscript",
  "html-void-elements",
  "htmlparser2",
  "is-absolute-url",
  "is-plain-obj",
  "linkedom",
  "longest-streak",
  "lowlight",
  "highlight\\.js",
  "markdown-table",
  "mdast-util-.*",
  "micromark.*",
  "nth-check",
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

/** @type {import("jest").Config} */
const shared = {
  transform: {
    "\\.(m?[jt]sx?)$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`],
  moduleNameMapper: {
    // webpack publishes the file, and the import is its address.
    "^!!file-loader.*\\.css$": "<rootDir>/tests/style-address.ts",
    "^~/(.*)$": "<rootDir>/$1",
    // The package exports this file to ES modules only.
    "^unpdf/pdfjs$": "<rootDir>/node_modules/unpdf/dist/pdfjs.mjs",
  },
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/.variants",
    "<rootDir>/.build",
    "<rootDir>/.public-(last|next)",
  ],
  setupFilesAfterEnv: ["<rootDir>/tests/fail-on-console.ts"],
  // Constants that Gatsby and the webpack configuration define.
  globals: {
    __PATH_PREFIX__: "",
    __BASE_PATH__: "",
    __LANGUAGES__: [],
    __NAVIGATION__: null,
    __FOOTER_LINKS__: null,
    __LISTED_CVS__: [],
    __TRAILING_SLASH__: "never",
    __DIRECTION__: "ltr",
    __LOOK__: { works: "list", ratio: "16/10", style: "", font: null },
  },
}

/** @type {import("jest").Config} */
const config = {
  // Only a test that hangs takes so long, however slow the machine is.
  testTimeout: 300_000,
  // By default Jest leaves one core unused.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/src/{lib,build,doctor,gatsby}/**/*.test.ts",
        "<rootDir>/scripts/**/*.test.ts",
        "<rootDir>/tests/{cases,repository}/*.test.ts",
      ],
    },
    {
      ...shared,
      displayName: "dom",
      testEnvironment: "jsdom",
      // By default jsdom loads the browser version of a package, which is an ES module in several of them.
      testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
      setupFilesAfterEnv: ["<rootDir>/tests/fail-on-console.ts", "<rootDir>/tests/set-up-dom.ts"],
      testMatch: [
        "<rootDir>/src/{client,components,app,pages,templates}/**/*.test.{ts,tsx}",
        "<rootDir>/src/gatsby/**/*.test.tsx",
        "<rootDir>/tests/search/*.test.ts",
      ],
    },
    { ...shared, displayName: "site", testEnvironment: "node", testMatch: ["<rootDir>/tests/site/**/*.test.ts"] },
  ],
}

export default config
