import { ResumeProjects } from "~/src/components/about/resume-projects"
import type { ResumeTopic } from "~/src/lib/resume/to-resume-view"

/** A skill, a language or an interest: its name, and what belongs to it. */
export function Topic({ name, details, projects }: ResumeTopic) {
  return (
    <div className="resume-topic">
      <h3 className="font-medium">{name}</h3>
      <div className="resume-text">
        {details.length === 0 ? null : (
          <p className="meta">
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        )}
        <ResumeProjects projects={projects} />
      </div>
    </div>
  )
}
