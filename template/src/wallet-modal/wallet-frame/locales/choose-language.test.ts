// @vitest-environment node
import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language'

const locales = ['en', 'ar', 'de', 'pt-BR', 'zh-CN', 'zh-TW']

test('A page cannot make the frame use a language that the browser of the visitor does not name.', () => {
  expect(chooseLanguage(['de-CH', 'en'], 'zh-CN', locales)).toEqual({ locale: 'de', tag: 'de-CH' })
  expect(chooseLanguage(['en-US'], 'ar', locales)).toEqual({ locale: 'en', tag: 'en-US' })
  expect(chooseLanguage([], 'de', locales)).toEqual({ locale: 'en', tag: 'en' })
})

test('The language of the page is chosen when the browser names this language anywhere in its list.', () => {
  expect(chooseLanguage(['en-GB', 'de-AT', 'ar'], 'ar', locales)).toEqual({ locale: 'ar', tag: 'ar' })
  expect(chooseLanguage(['de', 'en-GB'], 'en', locales)).toEqual({ locale: 'en', tag: 'en-GB' })
})

test('When the page and the browser name different regions of a language, the region of the browser decides, also for numbers.', () => {
  expect(chooseLanguage(['en', 'de-CH'], 'de-AT', locales)).toEqual({ locale: 'de', tag: 'de-CH' })
  expect(chooseLanguage(['en', 'pt-PT'], 'pt', locales)).toEqual({ locale: 'pt-BR', tag: 'pt-PT' })
  expect(chooseLanguage(['zh-HK', 'zh'], 'zh-CN', locales)).toEqual({ locale: 'zh-CN', tag: 'zh' })
  expect(chooseLanguage(['zh-HK'], 'zh-CN', locales)).toEqual({ locale: 'zh-TW', tag: 'zh-HK' })
})

test('When the page names no language with texts, the first language of the browser that has texts is chosen.', () => {
  expect(chooseLanguage(['tlh', 'de-AT', 'en'], undefined, locales)).toEqual({ locale: 'de', tag: 'de-AT' })
  expect(chooseLanguage(['de'], 'tlh', locales)).toEqual({ locale: 'de', tag: 'de' })
})

test('When the browser names no language with texts, English is chosen.', () => {
  for (const spoken of [[], ['tlh', 'xx-YY'], ['', 'de_DE!', '*']])
    expect(chooseLanguage(spoken, undefined, locales), spoken.join()).toEqual({ locale: 'en', tag: 'en' })
})
