/** The development server reports problems of the content here; a build has no such file. */
export const CONTENT_NOTICE_PATH = "/___content-problems"

export type ContentNotice = {
  /** The number of problems; empty if there are none. */
  title: string
  lines: { isError: boolean; text: string }[]
}
