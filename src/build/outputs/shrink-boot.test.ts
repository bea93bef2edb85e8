import { bootShrinker } from "~/src/build/outputs/shrink-boot"

function greet(options: { name: string }, show: (text: string) => void): void {
  const greeting = `Hello, ${options.name}`
  show(greeting)
}

const BOOT = `(${greet})({"name":"\\u003c/script>"},show)`
const page = (code: string) => `<head><script>${code}</script><script id="a">(function b(){})()</script></head>`

test("a printed function does the same in fewer letters", () => {
  const [, shrunk = ""] = /<script>(.*?)<\/script>/.exec(bootShrinker()(page(BOOT))) ?? []
  expect(shrunk.length).toBeLessThan(BOOT.length)
  expect(shrunk).not.toContain("greeting")
  const shown: string[] = []
  new Function("show", shrunk)((text: string) => shown.push(text))
  expect(shown).toEqual(["Hello, </script>"])
})

test("other scripts stay as they are", () => {
  expect(bootShrinker()(page(BOOT))).toContain('<script id="a">(function b(){})()</script>')
  expect(bootShrinker()("<script>window.a=1</script>")).toBe("<script>window.a=1</script>")
})

test("a page that is finished already stays as it is", () => {
  const once = bootShrinker()(page(BOOT))
  expect(bootShrinker()(once)).toBe(once)
})
