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

  test.each(['fr', 'dex', 'd', 'en1', 'x-de', ''])('There are no texts for “%s”.', (tag) => {
    expect(findLocale([tag], locales)).toBeUndefined()
  })

  test('Readers of traditional Chinese never get simplified Chinese, nor the other way round.', () => {
    expect(findLocale(['zh-HK'], ['en', 'zh-CN'])).toBeUndefined()
    expect(findLocale(['zh'], ['en', 'zh-TW'])).toBeUndefined()
  })

  test('The first wanted language that has texts is found, with its tag.', () => {
    expect(findLocale(['fr', 'de-AT', 'ar'], locales)).toEqual({ locale: 'de', tag: 'de-AT' })
    expect(findLocale(['en-US', 'de'], locales)).toEqual({ locale: 'en', tag: 'en-US' })
    expect(findLocale([], locales)).toBeUndefined()
    expect(findLocale(['de'], [])).toBeUndefined()
  })
})

describe('wantedTags', () => {
  test('The languages of the page and of the browser are wanted in their order when the app has chosen no language.', () => {
    expect(wantedTags('auto', ['ar', 'de-AT', 'en'])).toEqual(['ar', 'de-AT', 'en'])
    expect(wantedTags('auto', [])).toEqual([])
  })

  test('Only the language that the app has chosen is wanted, whatever the visitor speaks.', () => {
    expect(wantedTags('de', ['ar', 'en'])).toEqual(['de'])
  })

  test('Malformed tags, which `Intl` would refuse, are left out.', () => {
    const malformed = ['', ' ', 'de_AT', 'd', 'not a tag', 'de-', '{{ lang }}', 'ar-EG-']
    expect(wantedTags('auto', [...malformed, 'de-AT'])).toEqual(['de-AT'])
    expect(wantedTags('de_AT', ['ar'])).toEqual([])
    for (const tag of wantedTags('auto', ['iw', 'in-ID', 'zh-Hant', 'de-AT'])) {
      expect(() => new Intl.NumberFormat(tag)).not.toThrow()
    }
  })
})
