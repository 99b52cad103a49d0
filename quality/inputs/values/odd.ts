import type { Random } from '../../fuzz/random'
import { hostileText } from './texts'

const numbers = [
  Number.NaN,
  Infinity,
  -Infinity,
  -0,
  0,
  1,
  -1,
  0.1,
  1.5,
  1e-7,
  5e-324,
  1e21,
  1e300,
  Number.MAX_VALUE,
  2 ** 31,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
  864e13,
  864e13 + 1,
  1e15,
  1e15 + 1,
]

export function oddNumber(random: Random): number {
  return random.oneIn(3) ? (random.below(2 ** 31) - 2 ** 30) / random.pick([1, 7, 1e3, 1e12]) : random.pick(numbers)
}

function throwing(): object {
  return Object.defineProperty({}, 'name', {
    enumerable: true,
    get() {
      throw new Error('A hostile getter')
    },
  })
}

/** An object of which every read throws. */
function throwingProxy(): object {
  const refuse = () => {
    throw new TypeError('A hostile proxy')
  }
  return new Proxy(
    {},
    { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse, getPrototypeOf: refuse },
  )
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

/** An object that has every property, each of which is the same object. */
function endless(): object {
  const proxy: object = new Proxy(() => proxy, { get: (_, key) => (key === Symbol.toPrimitive ? () => 'x' : proxy) })
  return proxy
}

function nested(random: Random): unknown {
  let value: unknown = 1
  const key = random.pick(['data', 'cause', 'error', 'originalError', 'x'])
  for (let depth = random.pick([5, 50, 1_000]); depth > 0; depth -= 1)
    value = random.oneIn(4) ? [value] : { [key]: value }
  return value
}

function cyclic(): object {
  const value: Record<string, unknown> = {}
  return Object.assign(value, { data: value, cause: value, error: value, message: value, 0: value, length: 1 })
}

const live: readonly ((random: Random) => unknown)[] = [
  throwing,
  throwingProxy,
  revoked,
  endless,
  nested,
  cyclic,
  (random) => Symbol(random.letters(3)),
  (random) => BigInt(random.below(2 ** 31)) ** BigInt(9),
  () => () => 1,
  () => new Date(Number.NaN),
  () => new Map([['a', 1]]),
  () => new Uint8Array(8),
  () => Object.create(null) as unknown,
  () => Promise.resolve(1),
  () => /x/,
  () => Object('text') as unknown,
  () => ({ toString: () => 'x', valueOf: () => 1 }),
  () => ({ toString: 1, valueOf: null }),
  () => Array(3),
  () => ({ length: 2 ** 32 }),
]

const plain: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[[]]],
  { length: 5 },
  { toString: null },
  ['x'],
  { x: 1 },
]

/** A value that JSON can hold and that no way in expects. */
export function oddJson(random: Random): unknown {
  const kind = random.below(8)
  if (kind < 3) return hostileText(random)
  if (kind < 5) return oddNumber(random)
  if (kind === 5) return JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
  return random.pick(plain)
}

/** Any value: objects with getters that throw, proxies, cycles and functions among them. */
export function oddValue(random: Random): unknown {
  const kind = random.below(8)
  if (kind < 3) return random.pick(live)(random)
  return kind === 3 ? undefined : oddJson(random)
}

/** Whether a value is a list or an object that can be copied. A hostile object, which an earlier change has put there, is not copied. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  try {
    const own: unknown = Object.getPrototypeOf(value)
    const descriptors = Object.values(Object.getOwnPropertyDescriptors(value))
    return (own === Object.prototype || Array.isArray(value)) && descriptors.every(({ get }) => !get)
  } catch {
    return false
  }
}

/** A copy of a value in which one place has an odd value, is missing, or has a getter that throws. */
export function spoilValue(value: unknown, odd: (random: Random, old: unknown) => unknown, random: Random): unknown {
  const keys = isPlain(value) ? Object.keys(value) : []
  if (!isPlain(value) || keys.length === 0 || random.oneIn(10)) return odd(random, value)
  const key = random.pick(keys)
  if (Array.isArray(value)) {
    const index = Number(key)
    const changed = spoilValue(value[index], odd, random)
    return random.oneIn(8) ? value.toSpliced(index, 1) : value.with(index, changed)
  }
  const copy = { ...value }
  if (random.oneIn(8)) delete copy[key]
  else if (random.oneIn(12))
    copy[random.pick(['__proto__x', 'constructor', 'toString', key.toUpperCase()])] = odd(random, key)
  else copy[key] = spoilValue(value[key], odd, random)
  return copy
}

/** Spoils a value once or twice. */
export function spoilTwice(value: unknown, odd: (random: Random, old: unknown) => unknown, random: Random): unknown {
  const once = spoilValue(value, odd, random)
  return random.oneIn(3) ? spoilValue(once, odd, random) : once
}
