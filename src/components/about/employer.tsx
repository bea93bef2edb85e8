import { EntryBody, Linked } from "~/src/components/about/resume-entry"
import { jobAnchor } from "~/src/lib/addresses/paths"
import type { ResumeEmployer } from "~/src/lib/resume/to-resume-view"

/** An employer and the roles the owner had there. */
export function Employer({ name, url, description, roles }: ResumeEmployer) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="resume-indent">
        <h3 className="display text-xl">
          <Linked url={url}>{name}</Linked>
        </h3>
        {description === null ? null : <p className="text-muted text-sm">{description}</p>}
      </div>
      {roles.map(({ id, position, ...details }, index) => (
        <EntryBody
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and roles need not differ
          key={index}
          {...details}
          id={id === null ? undefined : jobAnchor(id)}
        >
          {position === null ? null : <h4 className="font-medium">{position}</h4>}
        </EntryBody>
      ))}
    </div>
  )
}
