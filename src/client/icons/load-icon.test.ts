/** @jest-environment node */
import { loadIcon } from "~/src/client/icons/load-icon"
import { startLocalServer } from "~/tests/local-server"

test("I2: a place that does not answer is left after 1500 ms, and the next one is asked", async () => {
  const silent = await startLocalServer(() => undefined)
  const service = await startLocalServer((_request, response) => {
    response.end(JSON.stringify({ prefix: "mdi", icons: { email: { body: "<path/>" } } }))
  })
  const begun = performance.now()
  // The first place stands for the site's own path: with a host, because Node has no page to start from.
  const drawing = await loadIcon("mdi:email", { ownPath: silent.origin, service: service.origin })
  const took = performance.now() - begun
  await Promise.all([silent.stop(), service.stop()])
  expect(drawing).toMatch(/^data:/)
  expect(took).toBeGreaterThanOrEqual(1490)
  expect(took).toBeLessThan(2900)
})
