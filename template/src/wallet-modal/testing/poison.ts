import { isRecord } from '../domain/errors/errors'

const nothing: readonly unknown[] = [null, undefined, true, [], {}, new Date(Number.NaN), new Map(), BigInt(-1)]
const numbers: readonly unknown[] = [
  ...[Number.NaN, Infinity, -Infinity, -1, -0, 0, 0.1, 5e-324, 1e-7, 77, 78, 255, 1e9],
  ...[2 ** 53, 1e15, 1e21, 1e300, 8.64e15, -8.64e15],
]
const texts: readonly unknown[] = [
  ...['', ' ', '0', '-1', '1.500000000', '1e18', '0x1', '٣', '1.2.3', '9'.repeat(78), '9'.repeat(200), '77', '255'],
  ...[`0.${'0'.repeat(76)}1`, 'x'.repeat(100_000), '💰'.repeat(200), '\u202Egnp.exe', 'a\uD83D', '\u0000', 'a\nb'],
  ...['__proto__', 'constructor', 'eip155:1', 'eip155:1:0x1', 'solana:x', ':::', 'javascript:alert(1)'],
  ...['data:image/png;base64,AQID', 'https://a.example/b.png', '-271821-04-20T00:00:00.000Z', '9999-12-31T23:59:59Z'],
]

/** Generates unexpected values. The same seed generates the same values. */
export class Poison {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** A random whole number from 0 to `count - 1`. */
  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)]
  }

  value(): unknown {
    return this.pick(this.pick([nothing, numbers, texts]) ?? nothing)
  }

  /** A copy of a valid value in which some parts are replaced. */
  poisoned(valid: unknown): unknown {
    // Most parts stay valid. Otherwise nothing would ever be accepted.
    if (this.below(12) === 0) return this.value()
    if (Array.isArray(valid)) return valid.map((item) => this.poisoned(item))
    if (!isRecord(valid)) return valid
    return Object.fromEntries(Object.entries(valid).map(([name, part]) => [name, this.poisoned(part)]))
  }
}
