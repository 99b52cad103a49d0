// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { WalletModalError } from '../../domain/errors/errors'
import { accountTexts } from '../../locales/en/account-texts'
import { viewTexts } from '../../locales/en/view-texts'
import type { OwnTexts } from '../../locales/language'
import { createTestRoot } from '../../testing/create-test-root'
import { fakeTexts, localeOf, replaceLanguages } from '../../testing/fake-texts'
import { settle } from '../../testing/settle'

const german = localeOf('de')
const arabic = localeOf('ar')

type Options = Parameters<typeof createTestRoot>[0]

/** Creates a modal, with functions that open the modal and read the languages of its parts. */
async function createModal(options?: Options) {
  const created = await createTestRoot(options)
  const { root, modal, platform } = created
  const { language } = root.modalStores
  return {
    ...created,
    language,
    open: () => {
      modal.open()
      return settle()
    },
    close: () => {
      modal.close()
      return settle()
    },
    speak: (...languages: Parameters<typeof platform.page.speak>) => {
      platform.page.speak(...languages)
      return settle()
    },
    shown: () => root.locale.modal.locale,
    onPage: () => root.locale.page.locale,
    closeText: () => language.textsOf(viewTexts).close,
  }
}

beforeEach(replaceLanguages)

describe('The download of texts', () => {
  test('Texts are downloaded when the modal opens, and not before.', async () => {
    const { open, platform, shown, closeText } = await createModal({ locale: german })
    await platform.advance(60_000)
    expect(fakeTexts.requested()).toEqual([])
    await open()
    expect(fakeTexts.requested()).toEqual(['de modal'])
    await fakeTexts.answer()
    expect([shown(), closeText()]).toEqual(['de', 'Schließen'])
  })

  test('The texts that the modal shows are not downloaded a second time.', async () => {
    const { open, close, shown } = await createModal({ locale: german })
    await open()
    await fakeTexts.answer()
    await close()
    await open()
    expect(fakeTexts.requested()).toEqual(['de modal'])
    expect(shown()).toBe('de')
  })

  test('If an account is connected, the texts of the account views are downloaded together with the texts of the modal.', async () => {
    const { language, modal } = await createModal({ locale: german })
    void language.load('account')
    await settle()
    expect(fakeTexts.requested()).toEqual(['de modal', 'de account'])
    await fakeTexts.answer()
    expect(language.textsOf(accountTexts).disconnect).toBe('Trennen')
    void modal.setLocale(arabic)
    await settle()
    expect(fakeTexts.requested().slice(2)).toEqual(['ar modal', 'ar account'])
  })

  test('If the texts of the modal have loaded already, only the texts of the account views are downloaded.', async () => {
    fakeTexts.answerAtOnce()
    const { open, language } = await createModal({ locale: german })
    await open()
    expect(language.textsOf(accountTexts).disconnect).toBe('Disconnect')
    await language.load('account')
    expect(fakeTexts.requested()).toContain('de account')
    expect(language.textsOf(accountTexts).disconnect).toBe('Trennen')
    expect(language.textsOf(viewTexts).close).toBe('Schließen')
  })

  test('A modal in English downloads no texts.', async () => {
    const { open, language } = await createModal()
    expect(language.isSettled).toBe(true)
    await open()
    await language.load('account')
    expect(fakeTexts.requested()).toEqual([])
    expect(language.textsOf(viewTexts)).toBe(viewTexts.english)
  })

  test("The app's own texts replace the texts and the error messages of each language.", async () => {
    const texts = (locale: string): OwnTexts => ({
      view: { close: `Own ${locale}` },
      coreErrors: { USER_REJECTED: `Declined ${locale}` },
    })
    const { open, language, modal, closeText } = await createModal({ texts })
    const declined = new WalletModalError('USER_REJECTED')
    await open()
    expect([closeText(), language.errorText(declined)]).toEqual(['Own en', 'Declined en'])
    fakeTexts.answerAtOnce()
    await modal.setLocale(german)
    expect([closeText(), language.errorText(declined)]).toEqual(['Own de', 'Declined de'])
    await modal.setLocale('en')
    expect([closeText(), language.errorText(declined)]).toEqual(['Own en', 'Declined en'])
  })

  test('An embedded modal downloads its texts at once.', async () => {
    const { root, shown } = await createModal({ locale: german, enableEmbedded: true })
    expect(root.modal.isShown).toBe(true)
    expect(fakeTexts.requested()).toEqual(['de modal'])
    await fakeTexts.answer()
    expect(shown()).toBe('de')
  })
})

describe('The modal', () => {
  test('The modal waits for the texts of its language.', async () => {
    const { open, language, shown, platform } = await createModal({ locale: german })
    expect(language.isSettled).toBe(false)
    await open()
    await platform.advance(2_999)
    expect(language.isSettled).toBe(false)
    await fakeTexts.answer()
    expect(language.isSettled).toBe(true)
    expect(shown()).toBe('de')
  })

  test('If the modal needs more texts while texts are loading, the modal waits until all texts have loaded.', async () => {
    const { open, language, shown } = await createModal({ locale: german })
    await open()
    void language.load('account')
    await settle()
    expect(fakeTexts.requested()).toEqual(['de modal', 'de modal', 'de account'])
    await fakeTexts.answer('de', 'modal')
    expect(language.isSettled).toBe(false)
    await fakeTexts.answer()
    expect([language.isSettled, shown()]).toEqual([true, 'de'])
  })

  test('If the texts do not arrive within three seconds, the modal is in English, and changes its language when the texts arrive.', async () => {
    const { open, language, shown, closeText, platform } = await createModal({ locale: german })
    await open()
    await platform.advance(3_000)
    expect(language.isSettled).toBe(true)
    expect([shown(), closeText()]).toEqual(['en', 'Close'])
    await fakeTexts.answer()
    expect([shown(), closeText()]).toEqual(['de', 'Schließen'])
    expect(platform.logged).toEqual([])
  })

  test('A modal that waits for more texts keeps the language that it shows, however late the texts are.', async () => {
    const { open, language, shown, closeText, platform, root } = await createModal({ locale: german })
    const english = root.locale.modal
    await open()
    await platform.advance(3_000)
    // The modal was in English before, so its language is not replaced.
    expect(root.locale.modal).toBe(english)
    await fakeTexts.answer()
    void language.load('account')
    await platform.advance(3_000)
    expect([shown(), closeText()]).toEqual(['de', 'Schließen'])
    await fakeTexts.answer()
    expect(language.textsOf(accountTexts).disconnect).toBe('Trennen')
  })

  test('No timer runs after the texts have arrived.', async () => {
    const { open, platform } = await createModal({ locale: german })
    await open()
    const waiting = platform.waiting()
    await fakeTexts.answer()
    expect(platform.waiting()).toBe(waiting - 1)
  })

  test('When a download fails, the modal is in English at once, logs one warning, and tries again at its next opening.', async () => {
    const { open, close, language, shown, platform } = await createModal({ locale: german })
    await open()
    await fakeTexts.fail()
    expect(language.isSettled).toBe(true)
    expect(shown()).toBe('en')
    expect(platform.logged).toMatchObject([
      { level: 'warn', message: 'The texts for de could not be loaded, so the modal is in English.' },
    ])
    await close()
    await open()
    expect(fakeTexts.requested()).toEqual(['de modal', 'de modal'])
    await fakeTexts.answer()
    expect(shown()).toBe('de')
    expect(platform.logged).toHaveLength(1)
  })

  test('The error messages of stores are in the language of the modal.', async () => {
    const { open, language } = await createModal({ locale: german })
    const error = new WalletModalError('USER_REJECTED', { details: 'code 4001', cause: new Error() })
    expect(language.errorText(error)).toBe('You declined the request: code 4001')
    await open()
    await fakeTexts.answer()
    expect(language.errorText(error)).toBe('Sie haben die Anfrage abgelehnt: code 4001')
    expect(language.shortErrorText(error)).toBe('Sie haben die Anfrage abgelehnt')
  })
})

describe('setLocale', () => {
  test('setLocale changes the language of the modal and of the buttons on the page.', async () => {
    const { open, modal, shown, onPage } = await createModal()
    await open()
    const chosen = modal.setLocale(german)
    await settle()
    expect([shown(), onPage()]).toEqual(['en', 'en'])
    await fakeTexts.answer()
    await chosen
    expect([shown(), onPage()]).toEqual(['de', 'de'])
    await modal.setLocale('en')
    expect([shown(), onPage()]).toEqual(['en', 'en'])
  })

  test.each([
    ['the earlier answer arrives first', ['de', 'ar']],
    ['the earlier answer arrives last', ['ar', 'de']],
  ] as const)('shows the language of the latest call, even if %s.', async (_, order) => {
    const { open, modal, shown, onPage } = await createModal()
    await open()
    const chosen = [modal.setLocale(german), modal.setLocale(arabic)]
    await settle()
    expect(fakeTexts.requested()).toEqual(['de modal', 'ar modal'])
    for (const locale of order) await fakeTexts.answer(locale)
    await Promise.all(chosen)
    expect([shown(), onPage()]).toEqual(['ar', 'ar'])
  })

  test('If English is chosen during the download of another language, the modal stays in English.', async () => {
    const { open, modal, shown, onPage } = await createModal()
    await open()
    const chosen = modal.setLocale(german)
    await settle()
    await modal.setLocale('en')
    await fakeTexts.answer()
    await chosen
    expect([shown(), onPage()]).toEqual(['en', 'en'])
  })

  test('setLocale resolves after three seconds at the latest. If the texts arrive later, the modal and the buttons change their language then.', async () => {
    const { open, modal, platform, shown, onPage } = await createModal()
    await open()
    const done: string[] = []
    void modal.setLocale(german).then(() => done.push('resolved'))
    await platform.advance(2_999)
    expect(done).toEqual([])
    await platform.advance(1)
    expect(done).toEqual(['resolved'])
    expect([shown(), onPage()]).toEqual(['en', 'en'])
    await fakeTexts.answer()
    expect([shown(), onPage()]).toEqual(['de', 'de'])
  })

  test('The buttons change their language even if the modal opens during the download.', async () => {
    const { open, modal, shown, onPage } = await createModal()
    const chosen = modal.setLocale(german)
    await settle()
    await open()
    await fakeTexts.answer()
    await chosen
    expect([shown(), onPage()]).toEqual(['de', 'de'])
  })

  test('If the download fails, the modal and the buttons keep their language, and the texts are requested again when the modal opens.', async () => {
    const { open, modal, platform, shown, onPage } = await createModal()
    const chosen = modal.setLocale(german)
    await settle()
    await fakeTexts.fail()
    await chosen
    expect([shown(), onPage()]).toEqual(['en', 'en'])
    expect(platform.logged).toHaveLength(1)
    await open()
    await fakeTexts.answer()
    expect([shown(), onPage()]).toEqual(['de', 'de'])
  })
})
