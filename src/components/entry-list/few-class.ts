/** Returns the class of a grid whose entries are so few that some are larger, to fill its rows; "" elsewhere. */
export function fewClass(count: number): string {
  return __LOOK__.works === "grid" && count < 6 ? `few-${count}` : ""
}
