import { spawnSync } from "node:child_process"

test("an unknown variant is an error that lists the known ones", () => {
  const command = ["--import", "tsx", "scripts/test/build-variants.ts", "hostile", "hostil"]
  expect(spawnSync("node", command, { encoding: "utf8", timeout: 30_000 })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no variant hostil\. Use base-path, .*, empty\.\n$/),
  })
})
