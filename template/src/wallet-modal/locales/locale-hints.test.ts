// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createFakePage } from '../testing/fake-page'
import { localeOf } from '../testing/fake-texts'
import { buttonTexts } from './en/button-texts'
import { viewTexts } from './en/view-texts'
import type { LocaleHint } from './locale-hints'
import { localeHints } from './locale-hints'

const { english } = buttonTexts

const germanHint: LocaleHint = {
  locale: localeOf('de'),
  texts: { button: { ...english, connect: 'Wallet verbinden' } },
}
const arabicHint: LocaleHint = {
  locale: localeOf('ar'),
  texts: { button: { ...english, connect: 'ربط المحفظة', account: (address: string) => `الحساب ${address}` } },
}
const find = localeHints(germanHint, arabicHint)

/** A page in a browser with these languages. */
function pageIn(lang: string, languages?: readonly string[]): Window {
  const page = createFakePage()
  page.speak(lang, languages)
  return page.window
}

describe('A hint', () => {
  test('is found by the language of the page.', () => {
    const found = find({}, pageIn('de-AT'))
    expect(found).toMatchObject({ locale: 'de', tag: 'de-AT', dir: 'ltr' })
    expect(found?.textsOf(buttonTexts).connect).toBe('Wallet verbinden')
  })

  test('is found by the languages of the browser if the page names none that is there.', () => {
    expect(find({}, pageIn('', ['fr', 'ar-EG', 'de']))).toMatchObject({ locale: 'ar', tag: 'ar-EG', dir: 'rtl' })
    expect(find({}, pageIn('fr', ['de']))).toMatchObject({ locale: 'de', tag: 'de' })
  })

  test('is found by the language that the app has chosen, whatever the page says.', () => {
    expect(find({ locale: localeOf('ar') }, pageIn('de'))).toMatchObject({ locale: 'ar', tag: 'ar' })
  })

  test('isolates the values of texts from right to left.', () => {
    expect(find({}, pageIn('ar'))?.textsOf(buttonTexts).account('0xabc')).toBe('الحساب \u20680xabc\u2069')
  })

  test('has the own words of the app, and English where it has no texts.', () => {
    const texts = (locale: string) => ({ button: { connect: `Own ${locale}` } })
    expect(find({ texts }, pageIn('de'))?.textsOf(buttonTexts).connect).toBe('Own de')
    expect(find({}, pageIn('de'))?.textsOf(viewTexts)).toBe(viewTexts.english)
  })
})

describe('No hint is found', () => {
  test('for English, even if the visitor speaks other languages too.', () => {
    expect(find({}, pageIn('en', ['de']))).toBeUndefined()
    expect(find({ locale: 'en' }, pageIn('de'))).toBeUndefined()
  })

  test('for a language without one.', () => {
    expect(find({}, pageIn('fr', ['nl']))).toBeUndefined()
    expect(find({ locale: localeOf('fr') }, pageIn('de'))).toBeUndefined()
    expect(localeHints()({}, pageIn('de'))).toBeUndefined()
  })

  test('on a server, which does not know the languages of the visitor, unless the app has chosen one.', () => {
    expect(find({}, undefined)).toBeUndefined()
    expect(find({ locale: 'auto' }, undefined)).toBeUndefined()
    const found = find({ locale: localeOf('de') }, undefined)
    expect(found?.textsOf(buttonTexts).connect).toBe('Wallet verbinden')
  })
})
