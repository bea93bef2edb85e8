import { MARKDOWN_POSITIONS } from "./markdown-positions"
import { OWN_WORDS } from "./own-words"

const CODE = "alert(1)"
const HOST = "https://hostile.test"

/** Ways to write an address that runs code. */
export const ADDRESSES = {
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
  "data html": `data:text/html,<script>${CODE}</script>`,
  "data html in base64": "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data svg":
    "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0iYWxlcnQoMSkiLz4=",
  "data without type": `data:,${CODE}`,
  "data xhtml": `data:application/xhtml+xml,<x:script xmlns:x='http://www.w3.org/1999/xhtml'>${CODE}</x:script>`,
  blob: "blob:https://hostile.test/1",
  file: "file:///etc/passwd",
}

/** Ways to write a link to an address in Markdown or HTML. */
const LINKS: readonly ((text: string) => string)[] = [
  (address) => `[x](${address.trim()})`,
  (address) => `[x](<${address}>)`,
  (address) => `[x][r]\n\n[r]: ${address.trim()}`,
  (address) => `<${address}>`,
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href=${address}>x</a>`,
]

/** Elements whose attributes load or run an address. */
const LOADERS: readonly ((text: string) => string)[] = [
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<frameset><frame src="${address}"></frameset>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<form><button formaction="${address}">x</button></form>`,
  (address) => `<base href="${address}//">`,
  (address) => `<meta http-equiv="refresh" content="0; url=${address}">`,
  (address) => `<link rel="stylesheet" href="${address}">`,
  (address) => `<map name="m"><area href="${address}" shape="default"></map>`,
  (address) => `<input type="image" src="${address}">`,
  (address) => `<table background="${address}"><tr><td>x</td></tr></table>`,
  (address) => `<video poster="${address}" src="${address}"></video>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<svg><use href="${address}"/></svg>`,
  (address) => `<math><maction xlink:href="${address}" actiontype="statusline">x</maction></math>`,
  (address) => `<div style="background:url('${address}')">x</div>`,
  (address) => `<style>@import url("${address}")</style>`,
]

const EVENTS =
  "abort auxclick beforetoggle blur click contextmenu copy drag error focus focusin input invalid keydown load " +
  "loadstart mouseenter mouseover paste pointerdown pointerenter pointerrawupdate scroll scrollend toggle " +
  "transitionend animationstart wheel cuechange"

/** Elements that fire events easily, some without any input. */
const FIRING: readonly ((text: string) => string)[] = [
  (event) => `<p on${event}="${CODE}" tabindex="0" autofocus>x</p>`,
  (event) => `<a href="#" on${event}='${CODE}' autofocus>x</a>`,
  (event) => `<svg on${event}=${CODE}><circle r="9"/></svg>`,
  (event) => `<details open on${event}="${CODE}"><summary>x</summary>y</details>`,
]

/** Other places for a text. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => `## ${text}`,
  (text) => `- ${text}`,
  (text) => `- [ ] ${text}`,
  (text) => `> ${text}`,
  (text) => `| a |\n| - |\n| ${text} |`,
  (text) => `x[^n]\n\n[^n]: ${text}`,
  (text) => `**${text}**`,
  (text) => `[${text}](https://hostile.test/page)`,
]

/** Elements for which browsers or sanitisers have special rules. */
const ELEMENTS =
  "applet audio body dialog div fencedframe html image input isindex keygen marquee noembed noscript object plaintext " +
  "portal select svg template textarea title video x xmp ı"

/** Texts that are known to have passed some sanitiser. */
const KNOWN: readonly string[] = [
  ...ELEMENTS.split(" ").flatMap((element) => [
    `<${element}><script>${CODE}</script></${element}>`,
    `<${element} contenteditable open autofocus onfocus=${CODE} onload=${CODE} src=${HOST}/x>x</${element}>`,
  ]),
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
  `<template shadowrootmode="open"><script>${CODE}</script></template>`,
  `<svg><script href="data:,${CODE}"/></svg>`,
  `<svg><style><img src=x onerror=${CODE}></style></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CODE}>">`,
  `<svg><foreignObject><iframe srcdoc="<script>${CODE}</script>"></iframe></foreignObject></svg>`,
  `<svg><animate onbegin=${CODE} attributeName=x dur=1s></svg>`,
  `<svg><a><animate attributeName=href values=javascript:${CODE} /><text>x</text></a></svg>`,
  `<math><mi//xlink:href="data:x,<script>${CODE}</script>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${CODE}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CODE}>`,
  `<table><caption><svg><title><style><img src=x onerror=${CODE}></style></title></svg></caption></table>`,
  `<img/src="x"/onerror=${CODE}>`,
  `<img """><script>${CODE}</script>">`,
  `<img src="x\` \`<script>${CODE}</script>"\` \`>`,
  `<img srcset="x 1x" onerror=${CODE}>`,
  `<p popover id=q onbeforetoggle=${CODE}>x</p><button popovertarget=q>y</button>`,
  `<style>@import'${HOST}/x.css';</style>`,
  `<a href="#" id="___gatsby" name="pagePath">x</a>`,
  `<form id="location"><input name="href"></form>`,
  `<p id="main-content" class="navbar">x</p>`,
  `<a href="//hostile.test/\\@x" ping="${HOST}/ping" target="_blank">x</a>`,
  `<p is="x-y" slot="z" data-tooltip="<img src=x onerror=${CODE}>">x</p>`,
  `<script type="module">import "${HOST}/x.js"</script>`,
  '```"onload=alert(1)\nx\n```',
  "```<img src=x onerror=alert(1)>\nx\n```",
  `[x](https://hostile.test/"onmouseover="${CODE})`,
  `[x](https://hostile.test 'x" onclick="${CODE}')`,
  `<https://hostile.test/<script>${CODE}</script>>`,
  `www.hostile.test/"onmouseover=${CODE}`,
  `## <img src=x onerror=${CODE}> {#"onclick=${CODE}}`,
]

/**
 * Texts that could smuggle code into a page, made systematically: what runs × how it is written × where it is. Each would call
 * `alert`, or load from another host.
 */
export const VECTORS: readonly { name: string; markdown: string }[] = [
  ...new Set([
    ...fill(LINKS, Object.values(ADDRESSES)),
    ...fill(LOADERS, [ADDRESSES.plain, ADDRESSES["data html"], ADDRESSES["tab inside"]]),
    ...fill(FIRING, EVENTS.split(" ")),
    ...fill(PLACES, [`<img src=x onerror=${CODE}>`, `<script>${CODE}</script>`, `[x](javascript:${CODE})`]),
    ...fill(Object.values(MARKDOWN_POSITIONS), Object.values(OWN_WORDS)),
    ...KNOWN,
  ]),
].map((markdown) => ({ name: JSON.stringify(markdown), markdown }))

/** Images in Markdown have to be files or https addresses: these are refused with file and line. */
export const IMAGE_VECTORS: readonly string[] = Object.values(ADDRESSES)
  .filter((address) => !address.includes("<"))
  .map((address) => `![x](<${address}>)`)

function fill(places: readonly ((text: string) => string)[], texts: readonly string[]): string[] {
  return places.flatMap((place) => texts.map((text) => place(text)))
}
