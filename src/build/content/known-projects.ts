import { type ReadProject, readProject } from "~/src/build/content/read-project"

type Fields = Pick<ReadProject, "project" | "pictures">

const known = new Map<string, Fields & { text: string }>()

/** Keeps the fields of a project for whoever asks next: the check of the whole content reads every file, and the nodes are made of the same. */
export function rememberFields(root: string, folder: string, text: string, { project, pictures }: Fields): void {
  known.set(keyOf(root, folder), { text, project, pictures })
}

/** The fields of a project, read once for the same text. */
export function readFields(root: string, folder: string, text: string): Fields {
  const kept = known.get(keyOf(root, folder))
  return kept?.text === text ? kept : readProject(root, folder, text)
}

function keyOf(root: string, folder: string): string {
  return `${root}\0${folder}`
}
