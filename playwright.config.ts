import { defineConfig } from "@playwright/test"

import type { Engine } from "./tests/browsers/browser-fixture"
import { BUILDS, type Build } from "./tests/e2e/site"

/** What another screen could change, but for tests that are tagged as the same on each. */
const SCREEN_TESTS = [
  "**/error-screen.spec.ts",
  "**/keyboard.spec.ts",
  "**/layout.spec.ts",
  "**/images.spec.ts",
  "**/scroll.spec.ts",
  "**/walk.spec.ts",
  "**/wrapping.spec.ts",
]
const SCREENLESS = /@screenless/

/** What the place where a site is published could change, but for tests that are tagged as the same at each. */
const PLACE_TESTS = [
  "**/crawl.spec.ts",
  "**/error-screen.spec.ts",
  "**/faulty-walk.spec.ts",
  "**/freshness.spec.ts",
  "**/head.spec.ts",
  "**/project-list.spec.ts",
  "**/navigation.spec.ts",
  "**/malformed-urls.spec.ts",
  "**/content-security-policy.spec.ts",
  "**/prefetch.spec.ts",
  "**/routes.spec.ts",
  "**/walk.spec.ts",
  "**/not-found-suggestions.spec.ts",
]
const PLACELESS = /@placeless/

export default defineConfig<object, { build: Build; engine: Engine }>({
  testDir: "tests/e2e",
  timeout: 30_000,
  fullyParallel: true,
  // One more than cores: with two, a sixth of the processors' time was nobody's.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A machine that stalls must not stop a release. What needed its second try is listed as flaky, and is a bug to mend.
  retries: 1,
  reporter: [["list"]],
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      testMatch: SCREEN_TESTS,
      grepInvert: SCREENLESS,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: "base-path",
      testMatch: PLACE_TESTS,
      grepInvert: PLACELESS,
      use: { viewport: { width: 1280, height: 800 }, build: BUILDS.basePath },
    },
    { name: "firefox", testDir: "tests/browsers", use: { engine: "Firefox" } },
    { name: "webkitgtk", testDir: "tests/browsers", use: { engine: "WebKitGTK" } },
  ],
  use: {
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      // The switches keep Chromium from calling its maker; root has no sandbox to run it in.
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ].concat(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    },
    trace: "off",
  },
})
