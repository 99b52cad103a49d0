// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { localeOf } from '../testing/fake-texts'
import { findLocale, wantedTags } from './find-locale'

const locales = ['en', 'ar', 'de', 'he', 'id', 'pt-BR', 'zh-CN', 'zh-TW'] as const

describe('A language of the copy', () => {
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
  ])('for %s is %s', (tag, locale) => {
    expect(findLocale([tag], locales)).toEqual({ locale, tag })
  })

  test.each(['fr', 'dex', 'd', 'en1', 'x-de', ''])('does not exist for “%s”.', (tag) => {
    expect(findLocale([tag], locales)).toBeUndefined()
  })

  test('is never simplified Chinese for readers of traditional Chinese, nor the other way round.', () => {
    expect(findLocale(['zh-HK'], ['en', 'zh-CN'])).toBeUndefined()
    expect(findLocale(['zh'], ['en', 'zh-TW'])).toBeUndefined()
  })

  test('is that of the first tag that the copy has.', () => {
    expect(findLocale(['fr', 'de-AT', 'ar'], locales)).toEqual({ locale: 'de', tag: 'de-AT' })
    expect(findLocale(['en-US', 'de'], locales)).toEqual({ locale: 'en', tag: 'en-US' })
    expect(findLocale([], locales)).toBeUndefined()
    expect(findLocale(['de'], [])).toBeUndefined()
  })
})

describe('The wanted languages', () => {
  test('are those of the page and the browser, in their order, if the app has chosen none.', () => {
    expect(wantedTags('auto', ['ar', 'de-AT', 'en'])).toEqual(['ar', 'de-AT', 'en'])
    expect(wantedTags('auto', [])).toEqual([])
  })

  test('are the one that the app has chosen, whatever the visitor speaks.', () => {
    expect(wantedTags(localeOf('de'), ['ar', 'en'])).toEqual(['de'])
  })

  test('are tags that `Intl` can use: malformed ones are ignored.', () => {
    const malformed = ['', ' ', 'de_AT', 'd', 'not a tag', 'de-', '{{ lang }}', 'ar-EG-']
    expect(wantedTags('auto', [...malformed, 'de-AT'])).toEqual(['de-AT'])
    expect(wantedTags(localeOf('de_AT'), ['ar'])).toEqual([])
    for (const tag of wantedTags('auto', ['iw', 'in-ID', 'zh-Hant', 'de-AT'])) {
      expect(() => new Intl.NumberFormat(tag)).not.toThrow()
    }
  })
})
