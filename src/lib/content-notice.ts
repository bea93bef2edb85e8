/** Where the development server says what is wrong with the content. No build has such a file. */
export const CONTENT_NOTICE_PATH = "/___content-problems"

/** What is wrong with the content, ready to be shown. */
export type ContentNotice = {
  /** How much there is; empty when there is nothing. */
  title: string
  lines: { isError: boolean; text: string }[]
}
