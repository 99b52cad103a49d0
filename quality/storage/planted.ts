import type { Case } from './case'

/** Faults of a modal that loses what it has confirmed. A test plants them to see that the cases notice them. */
const plants: Readonly<Record<string, (one: Case) => void>> = {
  /** Confirms rows that are in memory only. */
  confirms(one) {
    one.spoil = (tables) => {
      const { siwxSessions } = tables
      const put: typeof siwxSessions.put = async (...row) => (await siwxSessions.put(...row), true)
      return { ...tables, siwxSessions: { ...siwxSessions, put } }
    }
  },
  /** Empties the table of sessions when a cache cannot be written. */
  evicts(one) {
    one.spoil = (tables) => {
      const { siwxSessions, walletImages } = tables
      const put: typeof walletImages.put = async (...row) => {
        const isSaved = await walletImages.put(...row)
        if (!isSaved) await siwxSessions.clear()
        return isSaved
      }
      return { ...tables, walletImages: { ...walletImages, put } }
    }
  },
  /** Waits for a database that hangs. */
  waits(one) {
    one.spoil = (tables) => {
      const { names } = tables
      const put: typeof names.put = async (...row) => (await names.put(...row)) || new Promise<boolean>(() => {})
      return { ...tables, names: { ...names, put } }
    }
  },
}

export const plantNames: readonly string[] = Object.keys(plants)

/** The planted fault with the given name. */
export function plant(name: string): (one: Case) => void {
  const found = plants[name]
  if (!found) throw new Error(`--plant takes one of ${plantNames.join(', ')}`)
  return found
}
