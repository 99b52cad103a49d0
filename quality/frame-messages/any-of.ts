import type { Random } from '../fuzz/random'

/** Picks a value that may be undefined. */
export function anyOf(list: readonly unknown[], random: Random): unknown {
  return list[random.below(list.length)]
}
