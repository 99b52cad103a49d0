import type { DirectorySnapshot } from './directory/list-state'

/**
 * The wallets that are listed where there is no directory to ask. `snapshot.json` has one a line, its fields separated by
 * tabs; it is fetched when it is needed, so its size and its date stand here as well.
 */
export const snapshot: DirectorySnapshot = {
  count: 539,
  date: new Date('2026-11-21'),
  async load() {
    const { fields, wallets } = await import('./snapshot.json')
    return wallets.map((line) => {
      const values = line.split('\t')
      return Object.fromEntries(fields.map((field, index) => [field, values[index] || null]))
    })
  },
}
