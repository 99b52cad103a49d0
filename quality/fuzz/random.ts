/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to just below the limit. */
  below(limit: number): number
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  /** True with a probability of 1 in `times`. */
  oneIn(times: number): boolean
  letters(length: number): string
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The generator of one case of a run (mulberry32). */
export function createRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit
  return {
    below,
    pick(list) {
      const item = list[below(list.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    oneIn: (times) => below(times) === 0,
    letters: (length) => Array.from({ length }, () => alphabet[below(alphabet.length)]).join(''),
  }
}
