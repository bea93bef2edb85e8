import path from "node:path"

import { prepareHtml } from "~/src/build/markdown/prepare-html"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"

const IMAGE = { src: "/p-1536.webp", srcSet: "/p-320.webp 320w", width: 1536, height: 960 }

/** Markup of other systems that a page shows as text. */
export const RAW_MARKUP = /\[!|:::|\$[^\d ]|\[\[|^import |^export |\{\{|\{%|\{\/\*|\{:|<[A-Z]/m

/** Removes code, which may show any markup, from HTML. */
export function withoutCode(html: string): string {
  return html.replace(/<code[^>]*>.*?<\/code>/gs, "")
}

/** Turns a Markdown text into HTML as a build does. Unless the options say otherwise, the image at any address counts as found. */
export async function renderMarkdown(
  markdown: string,
  options: Partial<Parameters<typeof prepareHtml>[1]> = {},
): Promise<string> {
  const { html } = parseMarkdown(markdown, { file: "index.md", bodyLine: 1 })
  const publish = (files: readonly string[]) => `/${files.map((file) => path.basename(file, ".css")).join("-")}.css`
  return prepareHtml(html, { basePath: "", trailingSlash: "never", imageFor: async () => IMAGE, publish, ...options })
}
