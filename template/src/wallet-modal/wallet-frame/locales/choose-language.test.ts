// @vitest-environment node
import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language'

const locales = ['en', 'ar', 'de', 'pt-BR', 'zh-CN', 'zh-TW']

test('A page cannot bring in a language that the browser of the visitor does not name.', () => {
  expect(chooseLanguage(['de-CH', 'en'], 'zh-CN', locales)).toEqual({ locale: 'de', tag: 'de-CH' })
  expect(chooseLanguage(['en-US'], 'ar', locales)).toEqual({ locale: 'en', tag: 'en-US' })
  expect(chooseLanguage([], 'de', locales)).toEqual({ locale: 'en', tag: 'en' })
})

test('The language of the page is chosen if the browser names it at any place.', () => {
  expect(chooseLanguage(['en-GB', 'de-AT', 'ar'], 'ar', locales)).toEqual({ locale: 'ar', tag: 'ar' })
  expect(chooseLanguage(['de', 'en-GB'], 'en', locales)).toEqual({ locale: 'en', tag: 'en-GB' })
})

test('A region of the page does not matter, and numbers follow the region of the browser.', () => {
  expect(chooseLanguage(['en', 'de-CH'], 'de-AT', locales)).toEqual({ locale: 'de', tag: 'de-CH' })
  expect(chooseLanguage(['en', 'pt-PT'], 'pt', locales)).toEqual({ locale: 'pt-BR', tag: 'pt-PT' })
  expect(chooseLanguage(['zh-HK', 'zh'], 'zh-CN', locales)).toEqual({ locale: 'zh-CN', tag: 'zh' })
  expect(chooseLanguage(['zh-HK'], 'zh-CN', locales)).toEqual({ locale: 'zh-TW', tag: 'zh-HK' })
})

test('Without the language of a page, the first language of the browser that has texts is chosen.', () => {
  expect(chooseLanguage(['tlh', 'de-AT', 'en'], undefined, locales)).toEqual({ locale: 'de', tag: 'de-AT' })
  expect(chooseLanguage(['de'], 'tlh', locales)).toEqual({ locale: 'de', tag: 'de' })
})

test('Without a language that has texts, English is chosen.', () => {
  for (const spoken of [[], ['tlh', 'xx-YY'], ['', 'de_DE!', '*']])
    expect(chooseLanguage(spoken, undefined, locales), spoken.join()).toEqual({ locale: 'en', tag: 'en' })
})
