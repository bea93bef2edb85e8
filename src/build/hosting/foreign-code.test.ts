import { foreignCodeFinder } from "~/src/build/hosting/foreign-code"

const find = foreignCodeFinder({
  scripts: ["go()", "gtag()"],
  styles: ["p{color:red}"],
  addresses: ["/app-1.js", "https://tag.example/gtag/js?id=G-A"],
})

test("S1: code of the build is accepted", () => {
  const page = `<!DOCTYPE html><html><head><style>p{color:red}</style><script data-path="/a&quot;">go()</script>
    <script type="application/ld+json">{"a":"<b onclick=x>"}</script><link rel="stylesheet" href="/print.css"></head>
    <body><a href="mailto:a@b.example">x</a><img src="data:image/webp;base64,AA" style="color:red">
    <script type="text/plain" data-app-script="/app-1.js"></script>
    <script type="text/plain" data-held-script="" data-src="https://tag.example/gtag/js?id=G-A"></script>
    <script type="text/plain" data-held-script="">gtag()</script></body></html>`
  expect(find(page)).toEqual([])
})

test("S1: text that looks like code is accepted", () => {
  const page = `<p title="<script>(function a(){})()</script>">x</p><!-- <script>b()</script> -->
    <textarea><script>c()</script></textarea><code>&lt;script>d()&lt;/script></code><title><style>i{}</style></title>`
  expect(find(page)).toEqual([])
})

test.each([
  ["an inline script", "<script>attack()</script>"],
  ["its own script, extended", "<script>go();attack()</script>"],
  ["a script in capitals", "<SCRIPT>attack()</SCRIPT>"],
  ["a module", `<script type="module">attack()</script>`],
  ["a script of a made-up type", `<script type="text/plain">attack()</script>`],
  ["a loaded script", `<script src="/app-1.js"></script>`],
  ["a deferred script of another address", `<script type="text/plain" data-app-script="/evil.js"></script>`],
  [
    "a deferred tag of another host",
    `<script type="text/plain" data-held-script data-src="//evil.example/a.js"></script>`,
  ],
  ["a deferred tag with another text", `<script type="text/plain" data-held-script>attack()</script>`],
  ["a script in a drawing", "<svg><script>attack()</script></svg>"],
  ["a loaded script in a drawing", `<svg><script href="//evil.example/a.js"></script></svg>`],
  ["a script without scripts", "<noscript><script>attack()</script></noscript>"],
  ["a style", "<style>p{display:none}</style>"],
  ["a handler", `<img src="/a.png" onerror="attack()">`],
  ["a handler in capitals", `<p ONCLICK=attack()>x</p>`],
  ["a handler of a drawing", `<svg onload="attack()"></svg>`],
  ["a handler behind an attribute that is closed", `<a title=""onmouseover="attack()">x</a>`],
  ["a script address", `<a href="javascript:attack()">x</a>`],
  ["a script address with a line break", `<a href="java\nscript:attack()">x</a>`],
  ["a script address of a drawing", `<svg><a xlink:href="javascript:attack()">x</a></svg>`],
  ["a page in an address", `<a href="data:text/html,<script>attack()</script>">x</a>`],
  ["a frame with a page of its own", `<iframe srcdoc="<script>attack()</script>"></iframe>`],
  ["another base", `<base href="https://evil.example/">`],
  ["an object", `<object data="/a.swf"></object>`],
  ["a template", "<div><template shadowrootmode=open><script>attack()</script></template></div>"],
  ["what follows a broken comment", "<!-- a --!><script>attack()</script>"],
])("S1: %s is found", (_name, html) => {
  expect(find(`<!DOCTYPE html><html><head></head><body>${html}</body></html>`)).not.toEqual([])
})
