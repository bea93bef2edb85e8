const COLOURED = [6, 9]
const TILES = Array.from({ length: 16 }, (_, index) => ({
  x: (index % 4) * 25 + 2,
  y: Math.floor(index / 4) * 25 + 2,
  fill: COLOURED.includes(index) ? "var(--color-primary)" : "var(--line)",
}))

/** An empty board in the game's place, so that it looks like one before the game is there. */
export function GameBoard() {
  return (
    <svg aria-hidden="true" className="game-board" viewBox="0 0 100 100">
      {TILES.map(({ x, y, fill }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="21" height="21" rx="3" fill={fill} />
      ))}
    </svg>
  )
}
