// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findLocale, wantedTags } from './find-locale'

const locales = ['en', 'ar', 'de', 'he', 'id', 'pt-BR', 'zh-CN', 'zh-TW'] as const

describe('findLocale', () => {
  test.each([
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['de-Latn-CH-1996', 'de'],
    ['en-GB', 'en'],
    ['ar-EG', 'ar'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['in', 'id'],
    ['in-ID', 'id'],
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-Hans-HK', 'zh-CN'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-CN', 'zh-TW'],
    ['ZH-HANT', 'zh-TW'],
  ])('A reader of %s gets the texts in %s.', (tag, locale) => {
    expect(findLocale([tag], locales)).toEqual({ locale, tag })
  })

  test.each(['fr', 'dex', 'd', 'en1', 'x-de', ''])(
    'findLocale returns undefined for the tag “%s”, for which no texts exist.',
    (tag) => {
      expect(findLocale([tag], locales)).toBeUndefined()
    },
  )

  test('Readers of traditional Chinese never get simplified Chinese, and readers of simplified Chinese never get traditional Chinese.', () => {
    expect(findLocale(['zh-HK'], ['en', 'zh-CN'])).toBeUndefined()
    expect(findLocale(['zh'], ['en', 'zh-TW'])).toBeUndefined()
  })

  test('findLocale returns the first wanted language that has texts, and the tag by which the language was wanted.', () => {
    expect(findLocale(['fr', 'de-AT', 'ar'], locales)).toEqual({ locale: 'de', tag: 'de-AT' })
    expect(findLocale(['en-US', 'de'], locales)).toEqual({ locale: 'en', tag: 'en-US' })
    expect(findLocale([], locales)).toBeUndefined()
    expect(findLocale(['de'], [])).toBeUndefined()
  })
})

describe('wantedTags', () => {
  test('If the app has chosen no language, the languages of the page and the browser are returned in their order.', () => {
    expect(wantedTags('auto', ['ar', 'de-AT', 'en'])).toEqual(['ar', 'de-AT', 'en'])
    expect(wantedTags('auto', [])).toEqual([])
  })

  test('If the app has chosen a language, only this language is returned.', () => {
    expect(wantedTags('de', ['ar', 'en'])).toEqual(['de'])
  })

  test('Malformed tags are left out, because `Intl` would throw an error for them.', () => {
    const malformed = ['', ' ', 'de_AT', 'd', 'not a tag', 'de-', '{{ lang }}', 'ar-EG-', 'ar-!!']
    expect(wantedTags('auto', [...malformed, 'de-AT'])).toEqual(['de-AT'])
    expect(wantedTags('de_AT', ['ar'])).toEqual([])
    for (const tag of wantedTags('auto', ['iw', 'in-ID', 'zh-Hant', 'de-AT'])) {
      expect(() => new Intl.NumberFormat(tag)).not.toThrow()
    }
  })
})
