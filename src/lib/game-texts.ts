/** Texts of the game on the error screen, in a file that the app’s script does not hold (X1). */
export const GAME_TEXTS = {
  play: "Play",
  leaveGame: "Close the game",
  gameNote: (title: string, host: string) => `${title}, loaded from ${host} only when you press Play.`,
  openGame: (title: string, host: string) => `Play ${title} at ${host}`,
} as const
