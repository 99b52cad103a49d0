import { directionOf } from '../../../domain/direction'
import { findLocale, wantedTags } from '../../../domain/find-locale'
import type { PageTexts } from '../page-texts'
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

/** The texts of the pages, by the tag of their language (BCP 47). */
export const pageTexts: Readonly<Record<string, PageTexts>> = {
  en,
  ar,
  de,
  es,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  'pt-BR': ptBR,
  ru,
  th,
  tr,
  uk,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}

/** The language of a page. */
export interface PageLanguage {
  /** The tag of the texts (BCP 47). */
  locale: string
  dir: 'ltr' | 'rtl'
  texts: PageTexts
}

/** How many languages of a browser are read. A browser names a few, so only a forged request names more. */
const maxLanguages = 20

/** The tags of an `Accept-Language` header, the most wanted first. A language with the weight 0 is not wanted. */
function acceptedTags(header: string): string[] {
  const weighted = header
    .slice(0, 1_000)
    .split(',', maxLanguages)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
  const wanted = weighted.filter(({ weight }) => weight > 0 && weight <= 1)
  return wanted.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}

/** Finds the language of a page: the language that the visitor's browser wants most of those with texts, else English. */
export function findPageLanguage({ headers }: Request): PageLanguage {
  const tags = wantedTags('auto', acceptedTags(headers.get('accept-language') ?? ''))
  const { locale } = findLocale(tags, Object.keys(pageTexts)) ?? { locale: 'en' }
  return { locale, dir: directionOf(locale), texts: pageTexts[locale] ?? en }
}
