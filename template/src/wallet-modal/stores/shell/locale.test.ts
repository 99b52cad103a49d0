// @vitest-environment node
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { WalletModalOptions } from '../../create-wallet-modal'
import { createWalletModal } from '../../create-wallet-modal'
import { createLanguage } from '../../locales/create-language'
import { buttonTexts } from '../../locales/en/button-texts'
import type { FindHint } from '../../locales/language'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakePlatform } from '../../testing/fake-platform'
import { fakeTexts, localeOf, replaceLanguages } from '../../testing/fake-texts'
import { alpha } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { createLocale } from './locale'

const german = localeOf('de')
const arabic = localeOf('ar')

type Options = Parameters<typeof createTestRoot>[0]

/** A modal that is open, and the languages of its parts. */
async function createModal(options?: Options) {
  const created = await createTestRoot(options)
  const { root, modal, platform } = created
  const after = <Given extends unknown[]>(change: (...given: Given) => void) => {
    return (...given: Given) => {
      change(...given)
      return settle()
    }
  }
  return {
    ...created,
    open: after(() => modal.open()),
    close: after(() => modal.close()),
    speak: after(platform.page.speak),
    languages: () => ({ page: root.locale.page.locale, modal: root.locale.modal.locale }),
  }
}

/** A modal whose chunk has not been loaded. */
function createUnloaded(options?: Partial<WalletModalOptions>) {
  const platform = createFakePlatform()
  const modal = createWalletModal({ networks: [alpha], platform, ...options })
  onTestFinished(() => modal.dispose())
  const { locale } = modal.root
  return { platform, modal, languages: () => ({ page: locale.page.locale, modal: locale.modal.locale }) }
}

/** Finds German buttons if the page is German. */
const germanHint: FindHint = (options, page) =>
  page?.document.documentElement.lang === 'de'
    ? createLanguage({ locale: 'de', loaded: { button: { ...buttonTexts.english, connect: 'Verbinden' } } }, options)
    : undefined

beforeEach(replaceLanguages)

describe('The modal when the app has chosen no language', () => {
  test('The modal has the language of the page, or else the first language of the browser for which the copy has texts.', async () => {
    const { open, close, speak, languages } = await createModal()
    await speak('', ['fr-FR', 'de-AT', 'ar'])
    await open()
    await fakeTexts.answer()
    expect(languages().modal).toBe('de')
    await close()
    await speak('ar', ['de'])
    expect(languages().modal).toBe('de')
    await open()
    await fakeTexts.answer()
    expect(languages().modal).toBe('ar')
  })

  test('When the page changes its language, the open modal changes its texts and the notation of numbers.', async () => {
    const { open, speak, languages, root } = await createModal()
    await open()
    await speak('de-CH')
    await fakeTexts.answer()
    expect(languages().modal).toBe('de')
    expect(root.locale.modal.tag).toBe('de-CH')
    await speak('de-AT')
    await fakeTexts.answer()
    expect(root.locale.modal.tag).toBe('de-AT')
    await speak('en-GB')
    expect(languages().modal).toBe('en')
    expect(root.locale.modal.tag).toBeUndefined()
  })

  test('A closed modal downloads nothing when the page changes its language.', async () => {
    const { speak } = await createModal()
    await speak('de')
    await speak('ar')
    expect(fakeTexts.requested()).toEqual([])
  })

  test('The modal is in English if the copy has texts for none of the languages of the page and the browser.', async () => {
    const { open, speak, languages } = await createModal()
    await speak('ar-!!', ['nl', 'not a tag'])
    await open()
    expect(languages().modal).toBe('en')
    expect(fakeTexts.requested()).toEqual([])
  })
})

describe('The modal when the app has chosen a language', () => {
  test('The modal does not change when the page changes its language.', async () => {
    const { open, speak, languages } = await createModal({ locale: german })
    await speak('ar')
    await open()
    await fakeTexts.answer()
    await speak('en')
    expect(languages().modal).toBe('de')
    expect(fakeTexts.requested()).toEqual(['de modal'])
  })

  test('The modal follows the page again after setLocale("auto").', async () => {
    const { open, speak, modal, languages } = await createModal({ locale: german })
    fakeTexts.answerAtOnce()
    await open()
    await speak('ar')
    await modal.setLocale('auto')
    expect(languages()).toEqual({ page: 'ar', modal: 'ar' })
    await speak('de')
    expect(languages().modal).toBe('de')
  })

  test('The modal is in English if English is chosen, whatever language the page has.', async () => {
    const { open, speak, languages, root } = await createModal({ locale: 'en' })
    await speak('de')
    await open()
    expect(languages()).toEqual({ page: 'en', modal: 'en' })
    expect(root.modalStores.language.isSettled).toBe(true)
  })

  test('Numbers have the English notation if the app has chosen English, and the notation of the browser if the browser is in English.', async () => {
    const chosen = await createModal({ locale: 'en' })
    await chosen.open()
    const { open, modal, root } = await createModal()
    await open()
    expect([chosen.root.locale.modal.tag, root.locale.modal.tag]).toEqual(['en', undefined])
    await modal.setLocale('en')
    expect(root.locale.modal.tag).toBe('en')
    await modal.setLocale('auto')
    expect(root.locale.modal.tag).toBeUndefined()
  })
})

describe('The buttons on the page', () => {
  test('The buttons keep their language when the modal opens in another language, until setLocale is called.', async () => {
    fakeTexts.answerAtOnce()
    const { open, modal, languages, root } = await createModal({ locale: german })
    await open()
    expect(languages()).toEqual({ page: 'en', modal: 'de' })
    await modal.setLocale(german)
    expect(languages()).toEqual({ page: 'de', modal: 'de' })
    expect(root.locale.page.textsOf(buttonTexts).connect).toBe('Wallet verbinden')
    expect(fakeTexts.requested()).toEqual(['de modal'])
  })

  test('After setLocale, the buttons keep the chosen language when the page changes its language.', async () => {
    fakeTexts.answerAtOnce()
    const { open, speak, modal, languages } = await createModal()
    await speak('de')
    await modal.setLocale('auto')
    await open()
    await speak('ar')
    expect(languages()).toEqual({ page: 'de', modal: 'ar' })
  })

  test('If the app gives a locale hint, the buttons have the language of the hint at the first render in the browser.', () => {
    const { platform, modal, languages } = createUnloaded({ localeHints: germanHint })
    platform.page.speak('de')
    expect(languages()).toEqual({ page: 'en', modal: 'en' })
    modal.start()
    expect(languages()).toEqual({ page: 'de', modal: 'de' })
    const { locale, serverSnapshot } = modal.root
    expect(locale.page.textsOf(buttonTexts).connect).toBe('Verbinden')
    expect(serverSnapshot.locale.page.locale).toBe('en')
  })

  test('On a server, the buttons are in English if the app gives no locale hint.', () => {
    const find = vi.fn<FindHint>()
    const { page, modal } = createLocale({ localeHints: find })
    expect([page.locale, page.dir, page.textsOf(buttonTexts)]).toEqual(['en', 'ltr', buttonTexts.english])
    expect(modal).toBe(page)
    expect(find).toHaveBeenCalledExactlyOnceWith({ localeHints: find }, undefined)
  })
})

test("A call of setLocale before the modal's code has loaded downloads the code and the texts.", async () => {
  fakeTexts.answerAtOnce()
  const { modal, languages } = createUnloaded()
  expect(modal.root.modalStoresLoader.isLoaded).toBe(false)
  await modal.setLocale(german)
  expect(languages()).toEqual({ page: 'de', modal: 'de' })
  expect(modal.getState().open).toBe(false)
})

test('A language that the app chooses before the modal has started is kept when the modal starts.', async () => {
  fakeTexts.answerAtOnce()
  const { modal, open, languages } = await createModal({ isStarted: false, localeHints: germanHint })
  await modal.setLocale(arabic)
  modal.start()
  await open()
  expect(languages()).toEqual({ page: 'ar', modal: 'ar' })
})

test('A modal that was disposed of does not change its language any more.', async () => {
  const { open, speak, modal, languages, platform } = await createModal()
  await open()
  await speak('de')
  modal.dispose()
  await fakeTexts.answer()
  await speak('ar')
  expect(fakeTexts.requested()).toEqual(['de modal'])
  void modal.setLocale(arabic)
  await settle()
  await fakeTexts.answer()
  await platform.advance(60_000)
  expect(languages()).toEqual({ page: 'en', modal: 'en' })
})

test('After three seconds without an answer, a modal whose buttons have a hint is in English until the texts arrive.', async () => {
  const { platform, modal, languages } = createUnloaded({ localeHints: germanHint })
  platform.page.speak('de')
  modal.start()
  const { language } = await modal.root.modalStoresLoader.load()
  expect(languages()).toEqual({ page: 'de', modal: 'de' })
  modal.open()
  await platform.advance(2_999)
  expect(language.isSettled).toBe(false)
  await platform.advance(1)
  expect(language.isSettled).toBe(true)
  expect(languages()).toEqual({ page: 'de', modal: 'en' })
  await fakeTexts.answer()
  expect(languages()).toEqual({ page: 'de', modal: 'de' })
})
