// @vitest-environment node
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PluralForms, Words } from '../../domain/words'
import { isGroup, lettersOf, say, textsOf, valuesFor } from '../../testing/catalogues'
import type { Text, Texts, WithGlob } from '../../testing/catalogues'
import type { LanguageLoader } from './language-loader'
import * as loaders from './loaders'

/** A call of `plural` by a text: the language of the plural rules, and the forms of the sentence. */
interface Plural {
  tag: string
  forms: PluralForms
}

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const { plurals } = vi.hoisted(() => ({ plurals: [] as Plural[] }))
vi.mock('../../domain/words', async (load) => {
  const { wordsIn } = await load<{ wordsIn: (tag: string) => Words }>()
  return {
    wordsIn(tag: string): Words {
      const words = wordsIn(tag)
      const plural: Words['plural'] = (count, forms) => {
        plurals.push({ tag, forms })
        return words.plural(count, forms)
      }
      return { ...words, plural }
    },
  }
})

/** The English catalogues of this copy: the catalogues of the frame and of the units in the copy. */
const modules = (import.meta as WithGlob & ImportMeta).glob(['../**/*-texts.ts'], { eager: true })

const catalogues = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value): [string, unknown][] =>
    isGroup(value) && typeof value['id'] === 'string' ? [[value['id'], value['english']]] : [],
  )
const english = textsOf(Object.fromEntries(catalogues))

const languages = await Promise.all(
  Object.values<LanguageLoader>(loaders).map(async ({ locale, load }) => ({
    locale,
    texts: textsOf({ ...(await load()) }),
  })),
)

/** Errors and refusals have no catalogue in English, because the code that throws an error has its English message. */
const isError = (place: string): boolean => /^(errors|refusals)\./.test(place)
const errorPlaces = new Set(languages.flatMap(({ texts }) => [...texts.keys()]).filter(isError))

/** Texts that are the same in English and in another language, without their values. */
const sameInEnglish = new Set([
  '(smart account)',
  'Account',
  'Code',
  'Contract',
  'Data',
  'E-mail',
  'Passkey',
  'Program',
  'Token',
  'Transaction',
  'Wallet',
  'no',
  'tokens',
])

/** Sample values for a parameter of a text. The name of the parameter tells the type of the values. */
function samplesOf(name: string, index: number): readonly unknown[] {
  if (/^(?:count|seconds)$/.test(name)) return [0, 1, 2, 5, 11, 21, 1234]
  if (/^(?:place|group|character)$/.test(name)) return [7 + index]
  if (name === 'where') return [['Value1', 'Value2']]
  return [`Value${index + 1}`]
}

/** A text of a language, filled in with sample values. */
interface Said {
  place: string
  values: readonly unknown[]
  said: string
  /** The English text with the same values. Undefined for errors and refusals. */
  english: string | undefined
}

const sayText = (text: Text | undefined, values: readonly unknown[]): string => String(say(text, values))

function everySaid(texts: Texts): Said[] {
  return [...texts].flatMap(([place, text]) => {
    const original = english.get(place)
    return valuesFor(original ?? text, samplesOf).map((values) => ({
      place,
      values,
      said: sayText(text, values),
      english: original && sayText(original, values),
    }))
  })
}

/** Replaces Arabic and Devanagari digits by 0 to 9. */
const withPlainDigits = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/**
 * The values that a text shows. The numbers 0, 1 and 2 are left out, because a language may write these numbers as words. Numbers from 1,000
 * are left out, because a language may group their digits.
 */
function shownIn(said: string, values: readonly unknown[]): string[] {
  return values
    .flat()
    .filter((value) => typeof value === 'string' || (typeof value === 'number' && value > 2 && value < 1_000))
    .map(String)
    .filter((value) => said.includes(value))
}

/**
 * The plural categories of a language for the numbers from 1 to 10. The frame shows no sentence with the number 0. Larger numbers add a category
 * in Arabic only, `many`. Nouns without an ending of their own have the same Arabic form for `many` and `other`.
 */
function categoriesOf(tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  return [...new Set(Array.from({ length: 10 }, (_, index) => rules.select(index + 1)))]
}

/** English words that no other language of the frame in Latin letters has. */
const onlyEnglish = /(?<!\p{L})(?:the|your|this|you|again|wallet’s|that|which|with)(?!\p{L})/iu

/** A text without its values and without names: the words that a language has to translate. */
function wordsOf({ said, values }: Said): string {
  const names = /\b(?:Ethereum|Farcaster|Solana|QR)\b/g
  return values
    .flat()
    .reduce<string>((text, value) => text.replaceAll(String(value), ' '), said)
    .replaceAll(names, ' ')
}

beforeEach(() => {
  plurals.length = 0
})

test('The test finds the English catalogues of the copy, with more than 100 texts.', () => {
  expect(english.get('approval.approve')).toBe('Approve')
  expect(english.size).toBeGreaterThan(100)
})

describe.each([{ locale: 'en', texts: english }, ...languages])(
  'Texts in the language $locale',
  ({ locale, texts }) => {
    /** The place and the wording of each text that has the fault. */
    const faulty = (isFaulty: (one: Said) => boolean) =>
      everySaid(texts)
        .filter(isFaulty)
        .map(({ place, said }) => `${place}: ${said}`)

    test('The language has exactly the texts of the English catalogues, and each error and refusal that any language translates.', () => {
      const places = [...english.keys(), ...(locale === 'en' ? [] : errorPlaces)]
      expect([...texts.keys()].sort()).toEqual(places.sort())
    })

    test('No text is empty, has a space at its ends, or shows `undefined` or a `#` that a number should have replaced.', () => {
      expect(faulty(({ said }) => said === '' || said !== said.trim())).toEqual([])
      expect(faulty(({ said }) => /undefined|NaN|\[object|=>|\$\{|#/.test(said))).toEqual([])
    })

    test('Each text shows all values that the English text shows, so that no address, amount or name is lost in a translation.', () => {
      const isLost = (one: Said) => {
        const shown = one.english === undefined ? one.values.map(String) : [one.english]
        return shownIn(shown.join(' '), one.values).some((value) => !withPlainDigits(one.said).includes(value))
      }
      expect(faulty(isLost)).toEqual([])
    })

    test('Each sentence with a number has a form for every plural category of the language.', () => {
      for (const [place, text] of texts)
        for (const values of valuesFor(english.get(place) ?? text, samplesOf)) say(text, values)
      const categories = categoriesOf(locale)
      const isLacking = ({ tag, forms }: Plural) =>
        tag !== locale || categories.some((category) => !Object.hasOwn(forms, category))
      expect(plurals.filter(isLacking)).toEqual([])
      // A language with a single plural category may write a sentence with a number without forms.
      if (categories.length > 1) expect(plurals.length).toBeGreaterThan(0)
    })

    test.skipIf(locale === 'en')('No text of another language is left in English.', () => {
      const own = lettersOf(locale)
      const isEnglish = (one: Said) => {
        const words = wordsOf(one)
        if (!/\p{L}{2}/u.test(words) || sameInEnglish.has(words.trim())) return false
        return one.said === one.english || onlyEnglish.test(words) || (own !== undefined && !own.test(words))
      }
      expect(faulty(isEnglish)).toEqual([])
    })
  },
)
