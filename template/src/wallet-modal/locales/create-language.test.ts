// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { createLanguage } from './create-language'
import { buttonTexts } from './en/button-texts'
import { viewTexts } from './en/view-texts'
import type { LocaleOptions, OwnTexts } from './language'
import { createEnglish, withOwn } from './language'

const { english } = viewTexts

const german = {
  locale: 'de',
  tag: 'de-CH',
  loaded: {
    view: {
      ...english,
      titles: { ...english.titles, Connect: 'Wallet verbinden', Account: 'Konto' },
      close: 'Schließen',
      back: 'Zurück',
    },
    coreErrors: { USER_REJECTED: 'Abgelehnt', TIMED_OUT: 'Zeit abgelaufen' },
    walletErrors: { REQUEST_PENDING: 'Noch eine Anfrage' },
    alerts: { SESSION_EXPIRED: { title: 'Abgelaufen', text: 'Die Sitzung ist abgelaufen.' } },
  },
}

describe('A language', () => {
  test('has its texts, its tag and its direction.', () => {
    const language = createLanguage(german)
    expect(language).toMatchObject({ locale: 'de', tag: 'de-CH', dir: 'ltr' })
    expect(language.textsOf(viewTexts)).toBe(german.loaded.view)
    expect(createLanguage({ locale: 'ar' }).dir).toBe('rtl')
  })

  test('is English where it has no texts.', () => {
    expect(createLanguage(german).textsOf(buttonTexts)).toBe(buttonTexts.english)
    expect(createLanguage({ locale: 'en' }).textsOf(viewTexts)).toBe(english)
  })

  test('has the messages of the errors of all catalogues by their code, and nothing else.', () => {
    expect(createLanguage(german).errors).toEqual({
      USER_REJECTED: 'Abgelehnt',
      TIMED_OUT: 'Zeit abgelaufen',
      REQUEST_PENDING: 'Noch eine Anfrage',
    })
    expect(createLanguage({ locale: 'en' }).errors).toEqual({})
  })

  test('has the messages of the app in the place of its own.', () => {
    const texts: OwnTexts = { coreErrors: { USER_REJECTED: 'Own' }, accountErrors: { INVALID_ADDRESS: 'Own address' } }
    expect(createLanguage(german, { texts }).errors).toEqual({
      USER_REJECTED: 'Own',
      TIMED_OUT: 'Zeit abgelaufen',
      REQUEST_PENDING: 'Noch eine Anfrage',
      INVALID_ADDRESS: 'Own address',
    })
    const { errors } = createLanguage({ locale: 'en' }, { texts: { coreErrors: { USER_REJECTED: 'Own' } } })
    expect(errors).toEqual({ USER_REJECTED: 'Own' })
  })

  test('gives the same object each time, so that components can compare it.', () => {
    const texts: OwnTexts = { view: { close: 'Weg' } }
    const finish = <Texts extends object>(given: Texts): Texts => ({ ...given })
    const language = createLanguage({ ...german, finish }, { texts })
    expect(language.textsOf(viewTexts)).toBe(language.textsOf(viewTexts))
    expect(language.textsOf(buttonTexts)).toBe(language.textsOf(buttonTexts))
    const own = createLanguage({ locale: 'en' }, { texts })
    expect(own.textsOf(viewTexts)).toBe(own.textsOf(viewTexts))
  })

  test('changes all its texts as its direction asks, its English and own texts too.', () => {
    const finish = <Texts extends object>(texts: Texts): Texts => ({ ...texts, close: 'finished' })
    const texts: OwnTexts = { view: { close: 'Weg', back: 'Heim' } }
    expect(createLanguage({ ...german, finish }, { texts }).textsOf(viewTexts)).toMatchObject({
      close: 'finished',
      back: 'Heim',
    })
    expect(createLanguage({ ...german, finish }).textsOf(buttonTexts)).toEqual({
      ...buttonTexts.english,
      close: 'finished',
    })
  })
})

describe.each([
  ['in another language', (options: LocaleOptions) => createLanguage(german, options)],
  ['in English', (options: LocaleOptions) => createLanguage({ locale: 'en' }, options)],
  ['in the English of the buttons', createEnglish],
])('The own texts of an app %s', (_, create) => {
  test('replace single texts and leave the others.', () => {
    const before = create({}).textsOf(viewTexts)
    const texts = create({ texts: { view: { close: 'Own' } } }).textsOf(viewTexts)
    expect(texts).toEqual({ ...before, close: 'Own' })
  })

  test('replace texts inside a group and leave the others of the group.', () => {
    const before = create({}).textsOf(viewTexts)
    const Downloads = (wallet: string) => `${wallet}!`
    const texts = create({ texts: { view: { titles: { Connect: 'Own', Downloads } } } }).textsOf(viewTexts)
    expect(texts).toEqual({ ...before, titles: { ...before.titles, Connect: 'Own', Downloads } })
    expect(texts.titles.Downloads('Rainbow')).toBe('Rainbow!')
  })

  test('leave the catalogues that they do not name.', () => {
    const texts: OwnTexts = { button: { connect: 'Own' } }
    expect(create({ texts }).textsOf(viewTexts)).toBe(create({}).textsOf(viewTexts))
    expect(create({ texts }).textsOf(buttonTexts).connect).toBe('Own')
  })

  test('can be a function, which gets the language.', () => {
    const texts = vi.fn((locale: string): OwnTexts => ({ view: { close: `close ${locale}` } }))
    const { locale, textsOf } = create({ texts })
    expect(textsOf(viewTexts).close).toBe(`close ${locale}`)
    expect(texts.mock.calls).toEqual([[locale]])
  })
})

test('An own list replaces the whole list, and an own text that is undefined replaces nothing.', () => {
  const texts = { steps: ['one', 'two', 'three'], parts: { steps: ['four', 'five'], title: 'Title' }, close: 'Close' }
  expect(withOwn(texts, { steps: ['own'], parts: { steps: [] }, close: undefined })).toEqual({
    steps: ['own'],
    parts: { steps: [], title: 'Title' },
    close: 'Close',
  })
  expect(withOwn(texts, undefined)).toBe(texts)
})
