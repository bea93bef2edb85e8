import CMS from "@sveltia/cms"

import type { ContentNotice } from "~/src/lib/content-notice"

import { browserStorage, subscribeToSaves } from "./working-tree"

Object.defineProperty(navigator.storage, "getDirectory", { value: async () => browserStorage })
// Nobody signs in to a server on the same machine.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }))
subscribeToSaves(showProblems)
void showProblems("")
void CMS.init({ config: JSON.parse(document.querySelector("#config")?.textContent ?? "") })

/** Shows why a file was not saved, or else what is wrong with the content. */
async function showProblems(refusal: string): Promise<void> {
  const panel = document.querySelector("#problems")
  const { title, lines }: ContentNotice = refusal
    ? { title: refusal, lines: [] }
    : await fetch("/problems").then((response) => response.json())
  const paragraphs = lines.map(({ text }) => Object.assign(document.createElement("p"), { textContent: text }))
  panel?.replaceChildren(title, ...paragraphs)
}
