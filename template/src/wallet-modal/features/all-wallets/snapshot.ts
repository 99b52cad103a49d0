import type { DirectorySnapshot } from './directory/list-state'

/**
 * The wallet list for apps without a directory service. `snapshot.json` has one wallet per line, with fields separated by tabs. Its size
 * and date are here, because the file itself is loaded only when it is needed. The list is part of the source, so its test checks the
 * wallets, and the browser does not.
 */
export const snapshot: DirectorySnapshot = {
  count: 539,
  date: new Date('2026-11-21'),
  async load() {
    const { fields, wallets } = await import('./snapshot.json')
    return wallets.map((line) => {
      const values = line.split('\t')
      const [id = '', name = ''] = values
      return {
        ...Object.fromEntries(fields.flatMap((field, at) => (values[at] ? [[field, values[at]]] : []))),
        id,
        name,
      }
    })
  },
}
