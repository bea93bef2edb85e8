/** The id of a list's search field, and the hash of an address that leads to it. */
export const SEARCH_ID = "entry-search"
