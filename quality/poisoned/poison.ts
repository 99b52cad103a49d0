import type { Random } from '../fuzz/random'

/** A value that JSON can represent. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** JSON text can hold a number that is too large for JavaScript. This placeholder becomes that number in the text. */
const tooLarge = '@too large@'

const digits = '9'.repeat(78)
const numbers: readonly Json[] = [
  0,
  -1,
  1,
  6,
  8,
  18,
  36,
  77,
  78,
  0.1,
  1.5,
  1e-7,
  1e-300,
  5e-324,
  1e9,
  999_999.995,
  1e15,
  999_999_999_999_999.9,
  1e21,
  1e300,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  8.64e15,
  Date.UTC(9999, 11, 31),
  tooLarge,
]
const numberTexts: readonly string[] = [
  '0',
  '00',
  '-0',
  '-1',
  '1.500000000',
  '1e3',
  '1e300',
  '.5',
  '5.',
  '0x10',
  '1,5',
  'NaN',
  'Infinity',
  '1 000',
  digits,
  `0.${'0'.repeat(76)}1`,
  `${digits}.${'9'.repeat(77)}`,
  '007.50',
  '٣',
  '1_000',
  '18446744073709551616',
]
const times: readonly string[] = [
  '1970-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '275760-09-13T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00Z',
  '2026-02-30T25:61:61Z',
  '2016-12-31T23:59:60Z',
  '1',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '2026-11-22',
  '2026-11-22T10:00:00+23:59',
  'yesterday',
  '9e15',
]
const addresses: readonly string[] = [
  'https://[',
  'https://',
  'http://example.com',
  'javascript:alert(1)',
  'data:image/svg+xml,%',
  'data:image/png;base64,!',
  'data:image/svg+xml,%E0%A4%A',
  '//example.com',
  'https://user:pass@example.com:99999/',
  'https://xn--/',
  'wc:',
  'a://',
  'https://example.com/%',
  'https://example.com/?q=%E0%A4',
  'ipfs://x',
  'https://例え.jp/‮',
  'intent://#;end',
  ' ',
]
const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\n',
  '‮',
  '⁦⁧',
  '\ud800',
  '\udfff',
  '👩‍👩‍👧‍👦',
  'ﷺ',
  '__proto__',
  'constructor',
  'toString',
  '<b>',
  '%',
  '${x}',
  '\\',
  '"',
  "'",
  'null',
  'undefined',
  '0',
  'a'.repeat(500),
  '́'.repeat(99),
  'محفظة',
  '﻿',
  'eip155:0',
  'eip155:99999999999999999999',
  'eip155:01',
  'solana:x',
  'bip122:',
  ':',
  '0x',
  `0x${'0'.repeat(40)}`,
]
const shapes: readonly Json[] = [null, true, [], {}, [null], [[[]]], { length: 5 }, { toString: null }]

/** Replaces one to three parts of an honest answer with odd values. Returns the answer as JSON text. */
export function poisoned(honest: Json, random: Random): string {
  let changed = honest
  for (let times = random.pick([1, 1, 1, 2, 2, 3]); times > 0; times -= 1) changed = changedOnce(changed, random)
  return JSON.stringify(changed).replaceAll(`"${tooLarge}"`, '1e999')
}

function changedOnce(value: Json, random: Random): Json {
  if (Array.isArray(value) && value.length > 0 && !random.oneIn(12)) {
    const at = random.below(value.length)
    return (value as readonly Json[]).with(at, changedOnce(value[at] ?? null, random))
  }
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  if (entries.length > 0 && !random.oneIn(12)) {
    const [key, inner] = random.pick(entries)
    if (random.oneIn(15)) return Object.fromEntries(entries.filter(([other]) => other !== key))
    return Object.fromEntries(entries.map(([own, held]) => [own, own === key ? changedOnce(inner, random) : held]))
  }
  return random.oneIn(8) ? random.pick(shapes) : oddOf(value, random)
}

/** Returns an odd value, mostly of the same kind as the given value, because the product is more likely to accept that kind. */
function oddOf(value: Json, random: Random): Json {
  if (typeof value === 'number') return random.oneIn(6) ? random.pick(numberTexts) : random.pick(numbers)
  if (typeof value !== 'string' || random.oneIn(6)) return random.pick([...texts, ...numbers])
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return random.pick(times)
  if (/^\d+(\.\d+)?$/.test(value)) return random.oneIn(8) ? random.pick(numbers) : random.pick(numberTexts)
  if (/^[a-z]+:/.test(value) && random.oneIn(2)) return random.pick(addresses)
  const at = random.below(value.length + 1)
  return random.oneIn(2) ? random.pick(texts) : value.slice(0, at) + random.pick(texts) + value.slice(at)
}
