import path from "node:path"

import { type ReadProject, readProject } from "~/src/doctor/readers/read-project"

type Fields = Pick<ReadProject, "project" | "pictures">

const known = new Map<string, Fields & { text: string }>()

/** Keeps the fields of a project for whoever asks next: the check of the whole content reads every file, and the nodes are made of the same. */
export function rememberFields(root: string, folder: string, text: string, { project, pictures }: Fields): void {
  known.set(keyOf(root, folder), { text, project, pictures })
}

/** The fields of a project, read once for the same text: what was kept is handed over, so that thousands do not stay in memory. */
export function takeFields(root: string, folder: string, text: string): Fields {
  const key = keyOf(root, folder)
  const kept = known.get(key)
  known.delete(key)
  return kept?.text === text ? kept : readProject(root, folder, text)
}

function keyOf(root: string, folder: string): string {
  return `${path.resolve(root)}\0${folder}`
}
