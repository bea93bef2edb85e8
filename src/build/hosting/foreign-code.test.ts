import { fromHtml } from "hast-util-from-html"

import { foreignCodeFinder } from "~/src/build/hosting/foreign-code"

const findIn = foreignCodeFinder({
  scripts: ["go()", "gtag()"],
  styles: ["p{color:red}"],
  addresses: ["/app-1.js", "https://tag.example/gtag/js?id=G-A"],
})
const find = (html: string) => findIn(fromHtml(html))

test("S1: code of the build is accepted, and text that looks like code", () => {
  const page = `<!DOCTYPE html><html><head><style>p{color:red}</style><script data-path="/a&quot;">go()</script>
    <script type="application/ld+json">{"a":"<b onclick=x>"}</script><link rel="stylesheet" href="/print.css"></head>
    <body><a href="mailto:a@b.example">x</a><img src="data:image/webp;base64,AA" style="color:red">
    <script type="text/plain" data-app-script="/app-1.js"></script>
    <script type="text/plain" data-deferred-script="" data-src="https://tag.example/gtag/js?id=G-A"></script>
    <script type="text/plain" data-deferred-script="">gtag()</script></body></html>`
  const texts = `<p title="<script>(function a(){})()</script>">x</p><!-- <script>b()</script> -->
    <textarea><script>c()</script></textarea><code>&lt;script>d()&lt;/script></code><title><style>i{}</style></title>`
  expect([find(page), find(texts)]).toEqual([[], []])
})

test.each([
  "<script>attack()</script>",
  "<script>go();attack()</script>",
  "<SCRIPT>attack()</SCRIPT>",
  `<script type="module">attack()</script>`,
  `<script type="text/plain">attack()</script>`,
  `<script src="/app-1.js"></script>`,
  `<script type="text/plain" data-app-script="/evil.js"></script>`,
  `<script type="text/plain" data-deferred-script data-src="//evil.example/a.js"></script>`,
  `<script type="text/plain" data-deferred-script>attack()</script>`,
  "<svg><script>attack()</script></svg>",
  `<svg><script href="//evil.example/a.js"></script></svg>`,
  "<noscript><script>attack()</script></noscript>",
  "<style>p{display:none}</style>",
  `<img src="/a.png" onerror="attack()">`,
  `<p ONCLICK=attack()>x</p>`,
  `<svg onload="attack()"></svg>`,
  `<a title=""onmouseover="attack()">x</a>`,
  `<a href="javascript:attack()">x</a>`,
  `<a href="java\nscript:attack()">x</a>`,
  `<svg><a xlink:href="javascript:attack()">x</a></svg>`,
  `<a href="data:text/html,<script>attack()</script>">x</a>`,
  `<iframe srcdoc="<script>attack()</script>"></iframe>`,
  `<base href="https://evil.example/">`,
  `<object data="/a.swf"></object>`,
  "<div><template shadowrootmode=open><script>attack()</script></template></div>",
  "<!-- a --!><script>attack()</script>",
])("S1: the code of %j is found", (html) => {
  expect(find(`<!DOCTYPE html><html><head></head><body>${html}</body></html>`)).not.toEqual([])
})
