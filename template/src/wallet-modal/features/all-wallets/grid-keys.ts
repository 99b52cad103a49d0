/** How many tiles stand in a row. */
export const columns = 4

interface Grid {
  /** The tile that has the focus. */
  index: number
  count: number
  /** How many rows are in view. */
  pageRows: number
  isRightToLeft: boolean
}

/** Where a key leads to in the grid: -1 is above it; undefined when the key means nothing here. */
export function nextTile(key: string, { index, count, pageRows, isRightToLeft }: Grid): number | undefined {
  const last = count - 1
  const forward = isRightToLeft ? -1 : 1
  // A column keeps its place: a step that would leave the grid stays in the first or the last row that has it.
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
