/** Texts of the game on the error screen (X1). A separate file keeps them out of the app's main script. */
export const GAME_TEXTS = {
  play: "Play",
  leaveGame: "Close the game",
  gameNote: (title: string, host: string) => `${title}, loaded from ${host} only when you press Play.`,
  openGame: (title: string, host: string) => `Play ${title} at ${host}`,
} as const
