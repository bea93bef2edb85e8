import CMS from "@sveltia/cms"

import type { ContentNotice } from "~/src/lib/content-notice"

import { browserStorage, FileHandle, subscribeToSaves } from "./working-tree"

// In every browser, whether it has this API or not.
Object.defineProperty(navigator, "storage", { value: { getDirectory: async () => browserStorage } })
Object.assign(globalThis, { FileSystemFileHandle: FileHandle })
// A server on the same machine needs no sign-in.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }))
subscribeToSaves(showProblems)
void showProblems("")
void CMS.init({ config: JSON.parse(document.querySelector("#config")?.textContent ?? "") })

/** Shows the reason for a refused save, or else the problems of the content. */
async function showProblems(refusal: string): Promise<void> {
  const { title, lines }: ContentNotice = refusal
    ? { title: refusal, lines: [] }
    : await fetch("/problems").then((response) => response.json())
  const paragraphs = lines.map(({ text }) => Object.assign(document.createElement("p"), { textContent: text }))
  const panel = document.querySelector<HTMLDetailsElement>("#problems")
  if (panel === null) return
  panel.hidden = title === ""
  panel.open ||= refusal !== ""
  panel.querySelector("summary")?.replaceChildren(title)
  panel.querySelector("div")?.replaceChildren(...paragraphs)
}
