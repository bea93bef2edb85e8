/** Where the development server reports problems in the content. A build has no such file. */
export const CONTENT_PROBLEMS_PATH = "/___content-problems"

export type ContentProblems = {
  /** The summary of the problems, in one or more lines; empty if there are none. */
  title: string
  lines: { isError: boolean; text: string }[]
}
