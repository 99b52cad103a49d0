import { partsOfBrowserName, unknownBrowser } from '../requests/browser-name'
import type { MailLanguage } from './mails/find-mail-language'
import { findMailLanguage } from './mails/find-mail-language'
import type { CodePurpose } from './mails/mail-texts'

/** A mail without formatting. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** How long a code and a link work, in minutes. */
export const codeMinutes = 20

interface MailFacts {
  to: string
  appName: string
  /** The origin of the app's page. */
  app: string
  /** The tag of the visitor's language (BCP 47). Without texts in the language, the mail is in English. */
  locale: string | undefined
}

interface CodeMailFacts extends MailFacts {
  code: string
  purpose: CodePurpose
}

const paragraphs = (...texts: readonly string[]) => `${texts.join('\n\n')}\n`

/**
 * Marks a value as a part of its own in a sentence from right to left (UAX #9). Otherwise the parts of an address, or a full stop after the
 * value, would be shown in another place. Codes and links are outside of sentences, so they are never marked.
 * @param start U+2066 for a value from left to right, U+2068 for a name whose own letters decide its direction
 */
function isolate({ dir }: MailLanguage, value: string, start: '\u2066' | '\u2068'): string {
  return dir === 'rtl' ? `${start}${value}\u2069` : value
}

/** Returns the texts of a mail, and the app's name and page for sentences. In languages from right to left, direction marks isolate these values. */
function wordsFor({ locale, appName, app }: Omit<MailFacts, 'to'>) {
  const language = findMailLanguage(locale)
  const name = isolate(language, appName, '\u2068')
  return { language, texts: language.texts, name, place: `${name} (${isolate(language, app, '\u2066')})` }
}

/** Writes a mail with a code for the given purpose. */
export function codeMail({ code, purpose, ...facts }: CodeMailFacts): Mail {
  const { texts, name, place } = wordsFor(facts)
  const { subject, purposes, limits, secret } = texts.code
  const { why, ignore } = purposes[purpose]
  return {
    to: facts.to,
    // The digits of the code keep their order in every language. A mark before them would hide the code from phones that fill it in.
    subject: subject(code, name),
    text: paragraphs(code, why(place), limits(codeMinutes), secret, ignore),
  }
}

/** What a visitor has to know about a login before approving its browser. */
interface LoginFacts extends Omit<MailFacts, 'to'> {
  /** The name of the browser, as `browserName` returns it. */
  browser: string
  /** When the browser wanted to log in, in milliseconds since the epoch. */
  at: number
}

/** Says which browser wants to log in where, and since when. The mail and the page behind its link say the same. */
export function loginFacts({ browser, at, ...facts }: LoginFacts): [asks: string, browser: string, time: string] {
  const { language, texts, place } = wordsFor(facts)
  const { device } = texts
  const time = device.time(...timeParts(at, language.locale))
  return [device.asks(place), device.browser(browserText(language, browser)), time]
}

/** The mail with the link that approves a browser. */
export function deviceMail({ to, link, ...facts }: LoginFacts & { to: string; link: string }): Mail {
  const { texts, name } = wordsFor(facts)
  const { device } = texts
  const [asks, ...lines] = loginFacts(facts)
  return {
    to,
    subject: device.subject(name),
    text: paragraphs(asks, lines.join('\n'), `${device.open(codeMinutes)}\n${link}`, device.secret, device.ignore),
  }
}

/**
 * Writes the mail that tells the owner of the earlier address about the change. A thief who has changed the address may also have chosen the
 * language of the mail. So the mail repeats the warning in English.
 */
export function noticeMail(facts: MailFacts): Mail {
  const words = wordsFor(facts)
  const english = wordsFor({ ...facts, locale: 'en' })
  const texts = new Set([...noticeTexts(words), ...noticeTexts(english)])
  return { to: facts.to, subject: words.texts.notice.subject(words.name), text: paragraphs(...texts) }
}

function noticeTexts({ texts, name, place }: ReturnType<typeof wordsFor>): string[] {
  return [texts.notice.changed(place), texts.notice.notYou(name)]
}

function browserText(language: MailLanguage, name: string): string {
  const { texts } = language
  if (name === unknownBrowser) return texts.unknownBrowser
  const parts = partsOfBrowserName(name)
  if (!parts) return isolate(language, name, '\u2066')
  return texts.browserOn(isolate(language, parts.browser, '\u2066'), isolate(language, parts.system, '\u2066'))
}

/** Writes the date and the time of day in UTC, in the notation of a language. */
function timeParts(milliseconds: number, locale: string): [date: string, clock: string] {
  const options = { timeZone: 'UTC', numberingSystem: 'latn' } as const
  const tag = locale === 'en' ? 'en-GB' : locale
  const date = new Intl.DateTimeFormat(tag, { ...options, dateStyle: 'long' })
  const clock = new Intl.DateTimeFormat(tag, { ...options, timeStyle: 'short', hourCycle: 'h23' })
  return [date.format(milliseconds), `${clock.format(milliseconds)} UTC`]
}
