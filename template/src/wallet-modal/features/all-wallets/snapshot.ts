import type { DirectorySnapshot } from './directory/list-state'

/**
 * The wallet list for apps without a directory service. `snapshot.json` has one wallet per line, with fields separated by tabs. Its size
 * and date are here, because the file itself is loaded only when it is needed.
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
