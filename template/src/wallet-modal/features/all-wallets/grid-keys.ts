/** How many tiles a row has. */
export const columns = 4

interface Grid {
  /** The index of the tile with the focus. */
  index: number
  count: number
  /** How many rows are visible. */
  pageRows: number
  isRightToLeft: boolean
}

/** The tile that a key leads to; -1 stands for the field above the grid, undefined for a key without effect. */
export function nextTile(key: string, { index, count, pageRows, isRightToLeft }: Grid): number | undefined {
  const last = count - 1
  const forward = isRightToLeft ? -1 : 1
  // Moving up or down keeps the column and stops at the first or last row that has it.
  const byRows = (rows: number) => {
    const rowsLeft = Math.floor((last - (index % columns)) / columns)
    const row = Math.floor(index / columns) + rows
    return Math.min(Math.max(row, 0), rowsLeft) * columns + (index % columns)
  }
  const targets: Record<string, () => number> = {
    ArrowRight: () => Math.min(Math.max(index + forward, 0), last),
    ArrowLeft: () => Math.min(Math.max(index - forward, 0), last),
    ArrowDown: () => byRows(1),
    ArrowUp: () => (index < columns ? -1 : byRows(-1)),
    PageDown: () => byRows(pageRows),
    PageUp: () => byRows(-pageRows),
    Home: () => 0,
    End: () => last,
  }
  return Object.hasOwn(targets, key) ? targets[key]?.() : undefined
}
