import { runInAction } from 'mobx'
import { createLanguage } from '../locales/create-language'
import { accountTexts } from '../locales/en/account-texts'
import { buttonTexts } from '../locales/en/button-texts'
import { viewTexts } from '../locales/en/view-texts'
import { finishOf } from '../domain/isolated'
import type { Locale, OwnTexts } from '../locales/language'
import { languages } from '../locales/languages'
import type { TextGroup } from '../locales/locale-loader'
import type { RootStore } from '../stores/root/root.store'
import { settle } from './settle'

const { english } = viewTexts

/** Some texts in German and Arabic, by group and by the id of the catalogue. Tests use these texts, because a copy may not have both languages. */
const texts = {
  de: {
    modal: {
      button: { ...buttonTexts.english, connect: 'Wallet verbinden' },
      view: {
        ...english,
        titles: { ...english.titles, Connect: 'Wallet wählen', Account: 'Konto' },
        close: 'Schließen',
      },
      coreErrors: { USER_REJECTED: 'Sie haben die Anfrage abgelehnt' },
    },
    account: { account: { ...accountTexts.english, disconnect: 'Trennen' } },
  },
  ar: {
    modal: {
      button: { ...buttonTexts.english, connect: 'ربط المحفظة' },
      view: {
        ...english,
        titles: { ...english.titles, Connect: 'اختيار المحفظة', Account: 'الحساب' },
        close: 'إغلاق',
        disconnected: 'تم فصل المحفظة',
      },
      coreErrors: { USER_REJECTED: 'لقد رفضت الطلب' },
    },
    account: { account: { ...accountTexts.english, disconnect: 'فصل المحفظة' } },
  },
}

type FakeLocale = keyof typeof texts

/** The download of a group of texts. The download stays pending until the test answers. */
interface TextRequest {
  locale: FakeLocale
  group: TextGroup
  answer(): void
  fail(): void
}

/** The downloads of a test, in order. */
const requests: TextRequest[] = []
let isQuick = false

function download(locale: FakeLocale, group: TextGroup): Promise<object> {
  return new Promise((resolve, reject) => {
    const answer = () => resolve(texts[locale][group])
    requests.push({ locale, group, answer, fail: () => reject(new Error('The texts did not arrive')) })
    if (isQuick) answer()
  })
}

const fakes: typeof languages = {
  locales: () => ['en', localeOf('ar'), localeOf('de')],
  async load(groups, wanted: string) {
    const locale = wanted as FakeLocale
    const loaded = await Promise.all(groups.map((group) => download(locale, group)))
    return { locale, loaded: Object.assign({}, ...loaded) as Record<string, object>, ...finishOf(locale) }
  },
}

/**
 * Replaces the languages of the copy by German and Arabic, for `beforeEach(replaceLanguages)`. The function does not use `vi.mock`, because a
 * worker of Vitest shares modules between test files, so the mocked module would affect other test files.
 * @returns a function that restores the languages of the copy. Vitest calls the function after each test
 */
export function replaceLanguages(): () => void {
  requests.length = 0
  isQuick = false
  const real = { ...languages }
  Object.assign(languages, fakes)
  return () => void Object.assign(languages, real)
}

/** The downloads of the fake languages. */
export const fakeTexts = {
  /** Lists the downloads since the start of the test, in order: `de modal` is the group `modal` in German. */
  requested: () => requests.map(({ locale, group }) => `${locale} ${group}`),
  /**
   * Answers pending downloads, and waits until the modal has reacted.
   * @param locale answers only downloads of this language. Default: downloads of all languages
   * @param group answers only downloads of this group of texts. Default: downloads of all groups
   */
  async answer(locale?: FakeLocale, group?: TextGroup): Promise<void> {
    for (const request of requests)
      if ([request.locale, undefined].includes(locale) && [request.group, undefined].includes(group)) request.answer()
    await settle()
  },
  /** Makes all pending downloads fail, and waits until the modal has reacted. */
  async fail(): Promise<void> {
    for (const { fail } of requests) fail()
    await settle()
  },
  /** Answers all further downloads of the test at once. */
  answerAtOnce(): void {
    isQuick = true
  },
  /** Leaves further downloads pending until the test answers. At the start of a test, downloads are pending, too. */
  answerLater(): void {
    isQuick = false
  },
}

/** Converts a tag to the type `Locale`, for languages that a copy may not have. */
export function localeOf(tag: string): Locale {
  return tag as Locale
}

/**
 * Replaces some texts of the modal, so that a test can check a change of the language. All other texts are in English.
 * @param locale the language that the modal then has. Default: English
 */
export function replaceTexts(root: Pick<RootStore, 'locale'>, texts: OwnTexts, locale: Locale = 'en'): void {
  runInAction(() => (root.locale.modal = createLanguage({ locale }, { texts })))
}
