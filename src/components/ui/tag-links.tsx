import { Link } from "gatsby"

import { INHERITED } from "~/src/lib/texts/language-attributes"

export function TagLinks({ tagLinks }: Pick<Queries.Project, "tagLinks">) {
  return (
    <ul className="flex flex-wrap gap-x-5" {...INHERITED}>
      {tagLinks.map(({ name, path }) => (
        <li key={path}>
          <Link to={path} className="link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
