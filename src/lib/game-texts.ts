import { en } from "~/src/lib/texts/en"

/** Texts of the game on the error screen (X1). A separate file keeps them out of the app's main script. */
export const GAME_TEXTS = typeof __TEXTS__ === "undefined" ? en.game : __TEXTS__.game
