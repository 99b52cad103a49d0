import { findLocale } from '../../../domain/find-locale'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { he } from './he'
import { hi } from './hi'
import { id } from './id'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import type { MailTexts } from './mail-texts'
import { nl } from './nl'
import { pl } from './pl'
import { ptBR } from './pt-BR'
import { ru } from './ru'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { vi } from './vi'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** A language of the mails. */
export interface MailLanguage {
  /** The tag of the texts (BCP 47). */
  locale: string
  dir: 'ltr' | 'rtl'
  texts: MailTexts
}

const languageOf = (locale: string, texts: MailTexts, dir: MailLanguage['dir'] = 'ltr'): MailLanguage => ({
  locale,
  dir,
  texts,
})

const english = languageOf('en', en)

/** All languages of the mails. */
export const mailLanguages: readonly MailLanguage[] = [
  english,
  languageOf('ar', ar, 'rtl'),
  languageOf('de', de),
  languageOf('es', es),
  languageOf('fr', fr),
  languageOf('he', he, 'rtl'),
  languageOf('hi', hi),
  languageOf('id', id),
  languageOf('it', it),
  languageOf('ja', ja),
  languageOf('ko', ko),
  languageOf('nl', nl),
  languageOf('pl', pl),
  languageOf('pt-BR', ptBR),
  languageOf('ru', ru),
  languageOf('th', th),
  languageOf('tr', tr),
  languageOf('uk', uk),
  languageOf('vi', vi),
  languageOf('zh-CN', zhCN),
  languageOf('zh-TW', zhTW),
]

/**
 * Finds the language of a mail: the wanted language, or the language without its region, such as German for de-AT. The mail is in English if
 * neither language has texts.
 * @param tag a BCP 47 tag. Undefined for a visitor whose page does not say its language.
 */
export function findMailLanguage(tag: string | undefined): MailLanguage {
  const locales = mailLanguages.map(({ locale }) => locale)
  const found = findLocale(tag === undefined ? [] : [tag], locales)
  return mailLanguages.find(({ locale }) => locale === found?.locale) ?? english
}
