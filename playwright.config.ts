import { defineConfig } from "@playwright/test"

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 30_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A second try would hide a race; every test has to pass at the first.
  retries: 0,
  reporter: [["list"]],
  use: {
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      // The switches keep Chromium from calling its maker; root has no sandbox to run it in.
      args: ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"].concat(
        process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      ),
    },
    trace: "off",
  },
})
