import { defineConfig } from "@playwright/test"

import type { Engine } from "./tests/browsers/browser-fixture"
import { BUILDS, type Build } from "./tests/e2e/site"

/** What has a host or a build of its own, or sets its screen itself. */
const HOST_TESTS = [
  "**/accessibility.spec.ts",
  "**/faults.spec.ts",
  "**/deploy.spec.ts",
  "**/hostility.spec.ts",
  "**/analytics.spec.ts",
  "**/budgets.spec.ts",
  "**/avatar.spec.ts",
  "**/toast.spec.ts",
  "**/tooltip-rules.spec.ts",
  "**/project-page.spec.ts",
  "**/long-list.spec.ts",
  "**/remote-pictures.spec.ts",
  "**/image-proxy.spec.ts",
  "**/icons-on-demand.spec.ts",
  "**/hostile.spec.ts",
  "**/own-settings.spec.ts",
]

/** What is the same wherever the site is published. */
const PLACELESS_TESTS = [
  "**/first-moments.spec.ts",
  "**/icons.spec.ts",
  "**/keyboard.spec.ts",
  "**/layout.spec.ts",
  "**/pictures.spec.ts",
  "**/print.spec.ts",
  "**/resume.spec.ts",
  "**/scroll.spec.ts",
  "**/shortcuts.spec.ts",
  "**/theme.spec.ts",
  "**/toast-uses.spec.ts",
  "**/tooltip.spec.ts",
]

/** What is the same on every screen. */
const SCREENLESS_TESTS = [
  "**/contact.spec.ts",
  "**/crawl.spec.ts",
  "**/freshness.spec.ts",
  "**/head.spec.ts",
  "**/icons.spec.ts",
  "**/navigation.spec.ts",
  "**/policy.spec.ts",
  "**/prefetch.spec.ts",
  "**/print.spec.ts",
  "**/resume.spec.ts",
  "**/routes.spec.ts",
  "**/shortcuts.spec.ts",
  "**/theme.spec.ts",
  "**/toast-uses.spec.ts",
  "**/tooltip.spec.ts",
]

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
      testIgnore: [...HOST_TESTS, ...SCREENLESS_TESTS],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: "base-path",
      testIgnore: [...HOST_TESTS, ...PLACELESS_TESTS],
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
