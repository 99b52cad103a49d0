// @vitest-environment node
import { expect, test } from 'vitest'
import { findMailLanguage, mailLanguages } from './find-mail-language'

test.each(mailLanguages.map(({ locale }) => locale))('The language %s has texts of its own.', (locale) => {
  expect(findMailLanguage(locale).locale).toBe(locale)
  const others = mailLanguages.filter((language) => language.locale !== locale)
  expect(others.map(({ texts }) => texts)).not.toContain(findMailLanguage(locale).texts)
})

test.each([
  ['de-AT', 'de'],
  ['es-419', 'es'],
  ['en-GB', 'en'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-MO', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-tw', 'zh-TW'],
  ['iw', 'he'],
  ['in-ID', 'id'],
  ['fil', 'en'],
  ['sv-SE', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('A visitor with the language %s gets the texts of %s.', (tag, locale) => {
  expect(findMailLanguage(tag).locale).toBe(locale)
})

test('Only the mails in Arabic and Hebrew are written from right to left.', () => {
  expect(mailLanguages.filter(({ dir }) => dir === 'rtl').map(({ locale }) => locale)).toEqual(['ar', 'he'])
})
