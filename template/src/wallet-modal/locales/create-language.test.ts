// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { notation } from '../domain/direction'
import { finishOf } from '../domain/isolated'
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

describe('createLanguage', () => {
  test('A language has the given texts, tag and direction.', () => {
    const language = createLanguage(german)
    expect(language).toMatchObject({ locale: 'de', tag: 'de-CH', dir: 'ltr' })
    expect(language.textsOf(viewTexts)).toBe(german.loaded.view)
    expect(createLanguage({ locale: 'ar' }).dir).toBe('rtl')
  })

  test('A language returns the English texts of a catalogue that it lacks.', () => {
    expect(createLanguage(german).textsOf(buttonTexts)).toBe(buttonTexts.english)
    expect(createLanguage({ locale: 'en' }).textsOf(viewTexts)).toBe(english)
  })

  test('A language collects the messages of all error catalogues by their code, and no other texts.', () => {
    expect(createLanguage(german).errors).toEqual({
      USER_REJECTED: 'Abgelehnt',
      TIMED_OUT: 'Zeit abgelaufen',
      REQUEST_PENDING: 'Noch eine Anfrage',
    })
    expect(createLanguage({ locale: 'en' }).errors).toEqual({})
  })

  test("The app's own messages replace the messages of the language.", () => {
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

  test('A language returns the same object for a catalogue each time, so that components can compare texts.', () => {
    const texts: OwnTexts = { view: { close: 'Weg' } }
    const finish = <Texts extends object>(given: Texts): Texts => ({ ...given })
    const language = createLanguage({ ...german, finish }, { texts })
    expect(language.textsOf(viewTexts)).toBe(language.textsOf(viewTexts))
    expect(language.textsOf(buttonTexts)).toBe(language.textsOf(buttonTexts))
    const own = createLanguage({ locale: 'en' }, { texts })
    expect(own.textsOf(viewTexts)).toBe(own.textsOf(viewTexts))
  })

  test("The function `finish` is applied to all texts, also to English texts and to the app's own texts.", () => {
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

  test('The texts of a language with a tag of its own are in the notation of the tag, and stay the same object.', () => {
    const view = { ...english, showAllWallets: (count: number) => `${count} ${notation.tag}` }
    const create = (tag: string) => createLanguage({ locale: 'ar', tag, loaded: { view }, ...finishOf('ar') })
    const egypt = create('ar-EG')
    const tunisia = create('ar-TN')
    const counts = [egypt, tunisia, egypt].map(({ textsOf }) => textsOf(viewTexts).showAllWallets(12))
    expect(counts).toEqual(['12 ar-EG', '12 ar-TN', '12 ar-EG'])
    expect(egypt.textsOf(viewTexts)).toBe(egypt.textsOf(viewTexts))
  })
})

describe.each([
  ['in another language', (options: LocaleOptions) => createLanguage(german, options)],
  ['in English', (options: LocaleOptions) => createLanguage({ locale: 'en' }, options)],
  ['in the English of the buttons', createEnglish],
])('The own texts of an app %s', (_, create) => {
  test('An own text replaces one text, and the other texts stay.', () => {
    const before = create({}).textsOf(viewTexts)
    const texts = create({ texts: { view: { close: 'Own' } } }).textsOf(viewTexts)
    expect(texts).toEqual({ ...before, close: 'Own' })
  })

  test('An own text replaces one text of a group, and the other texts of the group stay.', () => {
    const before = create({}).textsOf(viewTexts)
    const Downloads = (wallet: string) => `${wallet}!`
    const texts = create({ texts: { view: { titles: { Connect: 'Own', Downloads } } } }).textsOf(viewTexts)
    expect(texts).toEqual({ ...before, titles: { ...before.titles, Connect: 'Own', Downloads } })
    expect(texts.titles.Downloads('Rainbow')).toBe('Rainbow!')
  })

  test('Catalogues without own texts stay as they are.', () => {
    const texts: OwnTexts = { button: { connect: 'Own' } }
    expect(create({ texts }).textsOf(viewTexts)).toBe(create({}).textsOf(viewTexts))
    expect(create({ texts }).textsOf(buttonTexts).connect).toBe('Own')
  })

  test('A function for the own texts gets the language.', () => {
    const texts = vi.fn((locale: string): OwnTexts => ({ view: { close: `close ${locale}` } }))
    const { locale, textsOf } = create({ texts })
    expect(textsOf(viewTexts).close).toBe(`close ${locale}`)
    expect(texts.mock.calls).toEqual([[locale]])
  })
})

test('An own list replaces the whole list, and an undefined own text replaces nothing.', () => {
  const texts = { steps: ['one', 'two', 'three'], parts: { steps: ['four', 'five'], title: 'Title' }, close: 'Close' }
  expect(withOwn(texts, { steps: ['own'], parts: { steps: [] }, close: undefined })).toEqual({
    steps: ['own'],
    parts: { steps: [], title: 'Title' },
    close: 'Close',
  })
  expect(withOwn(texts, undefined)).toBe(texts)
})
