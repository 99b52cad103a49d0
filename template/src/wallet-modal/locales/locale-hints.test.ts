// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { notation } from '../domain/direction'
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

describe('With localeHints, the buttons', () => {
  test('The buttons have the language of the page.', () => {
    const found = find({}, pageIn('de-AT'))
    expect(found).toMatchObject({ locale: 'de', tag: 'de-AT', dir: 'ltr' })
    expect(found?.textsOf(buttonTexts).connect).toBe('Wallet verbinden')
  })

  test('The buttons have a language of the browser when no hint fits the language of the page.', () => {
    expect(find({}, pageIn('', ['fr', 'ar-EG', 'de']))).toMatchObject({ locale: 'ar', tag: 'ar-EG', dir: 'rtl' })
    expect(find({}, pageIn('fr', ['de']))).toMatchObject({ locale: 'de', tag: 'de' })
  })

  test('The buttons have the language that the app has chosen, whatever language the page has.', () => {
    expect(find({ locale: localeOf('ar') }, pageIn('de'))).toMatchObject({ locale: 'ar', tag: 'ar' })
  })

  test('Values in texts from right to left are isolated.', () => {
    expect(find({}, pageIn('ar'))?.textsOf(buttonTexts).account('0xabc')).toBe('الحساب \u20680xabc\u2069')
  })

  test('A malformed tag of the page is left out.', () => {
    expect(find({}, pageIn('ar-!!', ['de-CH']))).toMatchObject({ locale: 'de', tag: 'de-CH' })
    expect(find({}, pageIn('ar-!!'))).toBeUndefined()
  })

  test('Numbers in the texts of a hint are in the notation of the page.', () => {
    const account = (address: string) => `${address} ${notation.tag}`
    const hint: LocaleHint = { locale: localeOf('de'), texts: { button: { ...english, account } } }
    const language = localeHints(hint)({}, pageIn('de-CH'))
    expect(language?.textsOf(buttonTexts).account('1')).toBe('1 de-CH')
    expect(localeHints(hint)({}, pageIn('de'))?.textsOf(buttonTexts)).toBe(hint.texts.button)
  })

  test("The app's own texts replace the texts of a hint, and English replaces texts that the hint lacks.", () => {
    const texts = (locale: string) => ({ button: { connect: `Own ${locale}` } })
    expect(find({ texts }, pageIn('de'))?.textsOf(buttonTexts).connect).toBe('Own de')
    expect(find({}, pageIn('de'))?.textsOf(viewTexts)).toBe(viewTexts.english)
  })
})

describe('localeHints returns no language', () => {
  test('English needs no hint, even if a less wanted language has one.', () => {
    expect(find({}, pageIn('en', ['de']))).toBeUndefined()
    expect(find({ locale: 'en' }, pageIn('de'))).toBeUndefined()
  })

  test('No hint is used for a language that has no hint.', () => {
    expect(find({}, pageIn('fr', ['nl']))).toBeUndefined()
    expect(find({ locale: localeOf('fr') }, pageIn('de'))).toBeUndefined()
    expect(localeHints()({}, pageIn('de'))).toBeUndefined()
  })

  test("On a server, a hint is used only when the app has chosen a language, because a server does not know the visitor's languages.", () => {
    expect(find({}, undefined)).toBeUndefined()
    expect(find({ locale: 'auto' }, undefined)).toBeUndefined()
    const found = find({ locale: localeOf('de') }, undefined)
    expect(found?.textsOf(buttonTexts).connect).toBe('Wallet verbinden')
  })
})
