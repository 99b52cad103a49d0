import type { Random } from '../../fuzz/random'

/** Characters that are put into texts: white space, invisible and reordering marks, unpaired surrogates, and characters with a meaning. */
const marks = [
  'x',
  '0',
  '1',
  'f',
  'F',
  'g',
  ' ',
  '	',
  '\n',
  '\r',
  '\0',
  '\xA0',
  '',
  '\u2028',
  '　',
  '﻿',
  '​',
  '‌',
  '‍',
  '‎',
  '‮',
  '⁦',
  '⁩',
  '؜',
  '­',
  '\ud800',
  '\udfff',
  '.',
  ',',
  ':',
  '/',
  '\\',
  '@',
  '%',
  '?',
  '#',
  '-',
  '+',
  '_',
  '*',
  '"',
  "'",
  '<',
  '>',
  '`',
  '{',
  '[',
  '$',
  '&',
  'é',
  'é',
  'а',
  '٣',
  '１',
  'İ',
  'ß',
  'K',
  '。',
  '😀',
  '👩‍👩‍👧',
  '󠁁',
  '𝟙',
]

const whole = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1',
  '00',
  '1e3',
  '1e400',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x',
  '0x0',
  '0X1',
  '1n',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'prototype',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://[',
  '//evil.example',
  'file:///etc/passwd',
  '../../etc/passwd',
  'C:\\x',
  'CON',
  '.git',
  '..',
  '.',
  '~',
  '$(touch x)',
  '`x`',
  '%00',
  '%E0%A4%A',
  '${x}',
  '\ud800',
  '\udfff',
  '‮abc',
  '\0',
  '﻿',
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
  '(a+)+$',
  '*'.repeat(80),
]

/** Lengths around the limits that products use. */
const lengths = [33, 64, 65, 100, 101, 128, 129, 200, 253, 254, 255, 300, 500, 501, 2_047, 2_048, 2_049, 5_000]

/** A long text. One in fifty is longer than any limit for pictures. */
export function longText(random: Random): string {
  const unit = random.pick([
    'a',
    '0',
    'é',
    '😀',
    '\u0301',
    ' ',
    'a.',
    '%41',
    'a:',
    '\ud800',
    '/a',
    '*a',
    '\u202e',
    '<b>',
  ])
  const length = random.oneIn(50) ? 250_000 : random.pick(lengths) + random.below(3) - 1
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

/** A text that no way in expects. */
export function hostileText(random: Random): string {
  if (random.oneIn(20)) return longText(random)
  if (random.oneIn(3)) return random.pick(whole)
  let text = ''
  for (let count = 1 + random.below(12); count > 0; count -= 1) text += random.pick(marks)
  return text
}

function edited(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  const kind = random.below(10)
  const mark = random.pick(marks)
  if (kind < 3) return text.slice(0, at) + mark + text.slice(at)
  if (kind < 5) return text.slice(0, at) + text.slice(at + 1)
  if (kind < 8) return text.slice(0, at) + mark + text.slice(at + 1)
  const other = random.below(text.length + 1)
  const [from, to] = at < other ? [at, other] : [other, at]
  if (kind === 8) return text.slice(0, to) + text.slice(from)
  const part = text.slice(from, to)
  const cased = random.oneIn(2) ? part.toUpperCase() : part.toLowerCase()
  return text.slice(0, from) + cased + text.slice(to)
}

/** A text with one or two edits. */
export function spoilText(text: string, random: Random): string {
  const once = edited(text, random)
  return random.oneIn(3) ? edited(once, random) : once
}

/** A valid text in three of eight cases, one with an edit or two in four of eight, and a hostile one otherwise. */
export function mixedText(valid: string, random: Random): string {
  const kind = random.below(8)
  if (kind < 3) return valid
  return kind < 7 ? spoilText(valid, random) : hostileText(random)
}

/** A text of characters of an alphabet. */
export function textOf(alphabet: string, length: number, random: Random): string {
  let text = ''
  for (let index = 0; index < length; index += 1) text += alphabet.charAt(random.below(alphabet.length))
  return text
}

export const hexDigits = '0123456789abcdef'
export const base58Digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export const bech32Digits = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** Bytes that look random. */
export function bytesOf(length: number, random: Random): Uint8Array {
  return Uint8Array.from({ length }, () => random.below(256))
}
