import { bootScript } from "~/src/build/bundle/boot-script"

test("S1: the boot script is one self-contained script, the same each time", () => {
  const code = bootScript()
  expect(code).toBe(bootScript())
  expect(code).not.toMatch(/\brequire\(|\bimport\b|\n./)
  expect(() => new Function(code)).not.toThrow()
})
