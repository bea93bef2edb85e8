import { Link } from "gatsby"

import type { LinkedProject } from "~/src/lib/resume/to-resume-view"
import { TEXTS } from "~/src/lib/texts"

type ResumeProjectsProps = { projects: readonly LinkedProject[] }

/** The projects that belong to a job or prove a skill. */
export function ResumeProjects({ projects }: ResumeProjectsProps) {
  if (projects.length === 0) return null
  return (
    <ul className="resume-projects" aria-label={TEXTS.resume.projects}>
      {projects.map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className="link">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
