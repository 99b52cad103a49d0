// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { isGroup, lettersOf, say, textsOf, valuesFor } from '../testing/catalogues'
import type { Group, Text, Texts, WithGlob } from '../testing/catalogues'
import * as loaders from './loaders'
import type { LocaleLoader } from './locale-loader'

/** The modules of this copy that may have texts in English: those of the core, and those of its units. */
const modules = (import.meta as WithGlob & ImportMeta).glob(
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

const languages = await Promise.all(
  Object.values<LocaleLoader>(loaders).map(async ({ locale, modal, account }) => {
    const texts = textsOf({ ...(await modal()), ...(await account()) })
    return { locale, texts }
  }),
)

const allEnglish = textsOf(Object.fromEntries(Object.values(modules).flatMap(cataloguesIn)))

/** Leaves out errors of the core that only developers see, because they have no translations. */
const forVisitors = ([place]: readonly [string, Text]): boolean =>
  !place.startsWith('coreErrors.') || languages.some(({ texts }) => texts.has(place))
const english: Texts = new Map([...allEnglish].filter(forVisitors))

const counts = [0, 1, 2, 5, 11, 21, 1234]

/** Values for a parameter. The name of the parameter tells their kind: `count` is a number, `isOnly` a boolean, any other name a text. */
function samplesOf(name: string, index: number): readonly unknown[] {
  if (/^is[A-Z]/.test(name)) return [true, false]
  if (/^(?:count|seconds|decimals)$/.test(name)) return counts
  if (name === 'date') return [new Date(Date.UTC(2026, 10, 21))]
  if (name === 'namespaces') return [['Value1', 'Value2']]
  return [`Value${index + 1}`]
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
    valuesFor(text, samplesOf).map((values) => ({
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
    const own = lettersOf(language.locale)
    const isForeign = (said: string, { values }: Said) => {
      const words = wordsOf(said, shownIn(said, values))
      return /\b[a-z]{2,}\b/.test(words) || (/\p{L}/u.test(words) && !own?.test(words))
    }
    expect(own ? faulty(isForeign) : []).toEqual([])
  })
})
