// @vitest-environment node
import { describe, expect, test } from 'vitest'
import * as loaders from './loaders'
import type { LocaleLoader } from './locale-loader'

/** The part of Vite that this test needs. */
interface WithGlob {
  glob(patterns: readonly string[], options: { eager: true }): Record<string, Record<string, unknown>>
}

/** The modules of this copy that may have texts in English: those of the core, and those of its units. */
const modules = (import.meta as unknown as WithGlob).glob(
  [
    './en/*.ts',
    '../features/**/*-texts.ts',
    '../features/**/*-titles.ts',
    '../domain/errors/*.ts',
    '../features/**/*-errors.ts',
    '!../**/*.test.ts',
  ],
  { eager: true },
)

type Group = Readonly<Record<string, unknown>>
type Text = string | ((...values: unknown[]) => unknown)
/** The texts of a language by their place, such as `view.titles.Connect`. */
type Texts = ReadonlyMap<string, Text>

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null

/** The catalogues that a module exports, by their id. */
function cataloguesIn(module: Group): [string, unknown][] {
  return Object.entries(module).flatMap(([name, value]): [string, unknown][] => {
    if (!isGroup(value)) return []
    if (typeof value['id'] === 'string' && isGroup(value['english'])) return [[value['id'], value['english']]]
    if (name === 'errorMessages') return [['coreErrors', value]]
    if (name.endsWith('ErrorMessages')) return [[name.replace(/Messages$/, 's'), value]]
    if (/alerts$/i.test(name)) return [[name, alertsOf(value)]]
    return []
  })
}

/** The parts of alerts that visitors read. The code of an alert and its message for the console are not translated. */
function alertsOf(alerts: Group): Group {
  const shown = Object.entries(alerts).map(([code, alert]) => {
    const { shortMessage, text } = alert as Readonly<Record<string, string>>
    return [code, { title: shortMessage, text }]
  })
  return Object.fromEntries(shown) as Group
}

function flatten(group: Group, place = ''): [string, Text][] {
  return Object.entries(group).flatMap(([key, value]): [string, Text][] => {
    if (isGroup(value)) return flatten(value, `${place}${key}.`)
    return [[place + key, value as Text]]
  })
}

const languages = await Promise.all(
  Object.values<LocaleLoader>(loaders).map(async ({ locale, modal, account }) => {
    const texts: Texts = new Map(flatten({ ...(await modal()), ...(await account()) }))
    return { locale, texts }
  }),
)

const allEnglish = flatten(Object.fromEntries(Object.values(modules).flatMap(cataloguesIn)))

/** Leaves out errors of the core that only developers see, because they have no translations. */
const forVisitors = ([place]: readonly [string, Text]): boolean =>
  !place.startsWith('coreErrors.') || languages.some(({ texts }) => texts.has(place))
const english: Texts = new Map(allEnglish.filter(forVisitors))

const counts = [0, 1, 2, 5, 11, 21, 1234]

/** Values for a parameter. The name of the parameter tells their kind: `count` is a number, `isOnly` a boolean, any other name a text. */
function samplesOf(name: string, index: number): readonly unknown[] {
  if (/^is[A-Z]/.test(name)) return [true, false]
  if (/^(?:count|seconds|decimals)$/.test(name)) return counts
  if (name === 'date') return [new Date(Date.UTC(2026, 10, 21))]
  if (name === 'namespaces') return [['Value1', 'Value2']]
  return [`Value${index + 1}`]
}

/** All combinations of values for the parameters of a text. */
function valuesFor(text: Text): unknown[][] {
  if (typeof text === 'string') return [[]]
  const [, parameters = ''] = /^[^(]*\(([^)]*)\)/.exec(String(text)) ?? []
  const names = parameters.split(',').flatMap((name) => name.trim() || [])
  return names.reduce<unknown[][]>(
    (lists, name, index) => lists.flatMap((list) => samplesOf(name, index).map((value) => [...list, value])),
    [[]],
  )
}

const say = (text: Text | undefined, values: readonly unknown[]): unknown =>
  typeof text === 'function' ? text(...values) : text

/** The letters of the scripts that are not Latin, by the name of the script (ISO 15924). */
const letters: Readonly<Partial<Record<string, RegExp>>> = {
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
}

/** Names, and words that are the same in each language. */
const names =
  /https:\S+|\b(?:Android|Bitcoin|Chrome|Cosmos|ENS|EOA|Ethereum|EVM|Farcaster|GMT|ID|iOS|NFT|Polkadot|QR|SIWE|Solana|URL|WalletConnect|WebSocket|web3|e-mail)\b|\bstate=|\b[a-z]+-[a-z]+\b/g

/** A text without its values and without names: the words that a language has to translate. */
function wordsOf(said: string, values: readonly string[]): string {
  return values.reduce((text, value) => text.replaceAll(value, ' '), said).replaceAll(names, ' ')
}

/**
 * The values that a text has to show if the English text shows them. Numbers are left out, because a language may write them as words or in its
 * own digits.
 */
function shownIn(said: string, values: readonly unknown[]): string[] {
  return values
    .flat()
    .flatMap((value) => (typeof value === 'string' || value instanceof Date ? String(value) : []))
    .filter((value) => said.includes(value))
}

/** A text with values in it, and the English text with the same values. */
interface Said {
  place: string
  values: readonly unknown[]
  said: unknown
  english: unknown
}

function everySaid({ texts }: { texts: Texts }): Said[] {
  return [...english].flatMap(([place, text]) =>
    valuesFor(text).map((values) => ({
      place,
      values,
      said: say(texts.get(place), values),
      english: say(text, values),
    })),
  )
}

test('The copy has texts in English.', () => {
  expect(english.get('view.close')).toBe('Close')
  expect(english.get('coreErrors.USER_REJECTED')).toBe(languages.length > 0 ? 'You declined the request' : undefined)
  expect(english.get('alerts.SESSION_EXPIRED.title')).toBe('Session Expired')
  expect(english.size).toBeGreaterThan(100)
})

test('Each message about a waiting time has `#` where the time stands.', () => {
  const messages = languages.map(({ texts }) => texts.get('authErrors.EMAIL_TOO_SOON') ?? '# without the unit')
  expect(messages.filter((message) => !String(message).includes('#'))).toEqual([])
})

describe.each([{ locale: 'en', texts: english }, ...languages])('Texts in the language $locale', (language) => {
  const everything = everySaid(language)
  /** The places and texts with a fault. */
  const faulty = (isFaulty: (said: string, one: Said) => boolean) =>
    everything.filter((one) => isFaulty(String(one.said), one)).map(({ place, said }) => `${place}: ${String(said)}`)

  test('The language has the same texts in the same places as English.', () => {
    expect([...language.texts.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('No text is empty or has a space at its ends.', () => {
    expect(faulty((said, one) => typeof one.said !== 'string' || said === '' || said !== said.trim())).toEqual([])
  })

  test('No text shows `undefined`, source code, or a `#` that a value should have replaced.', () => {
    const isRaw = (said: string, { values }: Said) =>
      /undefined|NaN|\[object|=>|\$\{/.test(said) || (values.length > 0 && said.includes('#'))
    expect(faulty(isRaw)).toEqual([])
  })

  test('Each text shows all values that the English text shows.', () => {
    const isLost = (said: string, one: Said) =>
      shownIn(String(one.english), one.values).some((value) => !said.includes(value))
    expect(faulty(isLost)).toEqual([])
  })

  test('Each text is in the script of its language, and has no English words except names.', () => {
    const own = letters[new Intl.Locale(language.locale).maximize().script ?? '']
    const isForeign = (said: string, { values }: Said) => {
      const words = wordsOf(said, shownIn(said, values))
      return /\b[a-z]{2,}\b/.test(words) || (/\p{L}/u.test(words) && !own?.test(words))
    }
    expect(own ? faulty(isForeign) : []).toEqual([])
  })
})
