import { defineConfig } from "@playwright/test"

import type { Engine } from "./tests/browsers/browser-fixture"
import { BUILDS, type Build } from "./tests/builds"

export default defineConfig<{ build: Build }, { engine: Engine }>({
  testDir: "tests/e2e",
  // Only a test that hangs takes so long, however slow the machine is.
  timeout: 300_000,
  // Pages have to change in the end, however slow the machine is.
  expect: { timeout: 30_000, toPass: { intervals: [50] } },
  fullyParallel: true,
  // One more than the cores of a small machine: with two workers, a sixth of the processors' time was idle.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [["list"]],
  // First those with few tests, one after the other: each worker starts a browser of its own. Meanwhile others run.
  projects: [
    { name: "firefox", testDir: "tests/browsers", use: { engine: "Firefox" }, workers: 1 },
    { name: "webkitgtk", testDir: "tests/browsers", use: { engine: "WebKitGTK" }, workers: 1 },
    {
      name: "phone",
      // Tests that another screen size could affect.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      workers: 1,
    },
    {
      name: "base-path",
      // Tests that another base path or trailing slash could affect: those that need none of their own without them run only here.
      grep: /@base-path/,
      use: { viewport: { width: 1280, height: 800 }, build: BUILDS.basePath },
      workers: 1,
    },
    {
      name: "arabic",
      // Tests that the direction of writing could affect (J1).
      grep: /@arabic/,
      use: { viewport: { width: 1280, height: 800 }, build: BUILDS.arabic },
      workers: 1,
    },
    { name: "desktop", grepInvert: /@base-path-only/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  use: {
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      // Chromium must send no requests of its own. As root it needs --no-sandbox.
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Headless Chromium rounds the widths of letters to pixels without this flag; visitors' browsers do not.
        "--font-render-hinting=none",
      ].concat(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    },
    permissions: ["clipboard-read", "clipboard-write"],
    trace: "off",
  },
})
