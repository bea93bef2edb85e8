import { projectFolders } from "~/src/doctor/readers/content-folder"
import { readProject, visibilityOf } from "~/src/doctor/readers/read-project"

/** Reads the projects that a build publishes. */
export function publicProjects(root: string) {
  return projectFolders(root).flatMap((folder) => {
    const { project, fields } = readProject(root, folder)
    return project !== null && visibilityOf(project) === "public" ? [{ project, fields }] : []
  })
}
