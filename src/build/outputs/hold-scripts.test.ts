import { holdScripts } from "~/src/build/outputs/hold-scripts"

const slice = (scripts: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" --><script>window.a="b";</script>${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`

test("the app's scripts become text, in their order, and keep their addresses", () => {
  const html = slice('<script src="/base/runtime-1.js" async></script><script src="/base/app-2.js" async></script>')
  expect(holdScripts(html)).toBe(
    slice(
      '<script type="text/plain" data-app-script="/base/runtime-1.js"></script><script type="text/plain" data-app-script="/base/app-2.js"></script>',
    ),
  )
})

test("a script that the content or its owner has put into a page stays live", () => {
  const html = `<script src="/own.js" async></script>${slice("")}`
  expect(holdScripts(html)).toBe(html)
})

test("what Gatsby writes as two scripts runs as one, without the scripts of all other pages", () => {
  const html = slice(`
    <script id="gatsby-chunk-mapping">
      window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
    </script>
    <script>window.___webpackCompilationHash="abc";</script>`)
  const scripts = [...holdScripts(html).matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code)
  expect(scripts).toHaveLength(2)
  const window = {}
  for (const code of scripts) new Function("window", code)(window)
  expect(window).toEqual({ a: "b", ___chunkMapping: {}, ___webpackCompilationHash: "abc" })
})

test("a page that is finished already stays as it is", () => {
  const once = holdScripts(slice('<script src="/app-2.js" async></script>'))
  expect(holdScripts(once)).toBe(once)
})
