// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Mail } from './mails'
import { codeMail, deviceMail, noticeMail } from './mails'
import { mailLanguages } from './mails/find-mail-language'

const facts = { to: 'ann@example.com', appName: 'Example', app: 'https://app.example' }
const code = '123456'
const link = 'https://wallet.app.example/api/wallet/email/approve?ticket=a_b-c'
const at = Date.UTC(2026, 0, 2, 15, 5)

/** All mails in a language, by their names. */
function mailsIn(locale: string | undefined): Readonly<Record<string, Mail>> {
  return {
    login: codeMail({ ...facts, locale, code, purpose: 'login' }),
    'change-current': codeMail({ ...facts, locale, code, purpose: 'change-current' }),
    'change-new': codeMail({ ...facts, locale, code, purpose: 'change-new' }),
    device: deviceMail({ ...facts, locale, browser: 'Chrome on macOS', at, link }),
    'unknown device': deviceMail({ ...facts, locale, browser: 'Unknown browser', at, link }),
    notice: noticeMail({ ...facts, locale }),
  }
}

/** The sentences and lines of a mail, without its facts and without marks of direction. */
function sentencesOf({ subject, text }: Mail): string[] {
  const words = `${subject}\n${text}`.replaceAll(/[\u2066-\u2069]/g, '')
  return words.split(/\n+|(?<=\. )/).flatMap((line) => (/\p{L}/u.test(line) && line !== link ? [line.trim()] : []))
}

const inEnglish = new Set(Object.values(mailsIn('en')).flatMap(sentencesOf))
/** Names and units that are the same in every language. */
const names = /\b(?:Example|Chrome|macOS|UTC|https:\/\/app\.example)\b/g
/** English words that do not occur in any other language of the mails. */
const englishWords = /\b(?:the|this|your|you|code for|browser that|wallet in \w+ has|nobody|not|unknown|time)\b/i

describe('The mails in English', () => {
  test('A mail with a code begins with the code, and then has the reason, the limits and the warnings.', () => {
    expect(mailsIn('en')['login']).toEqual({
      to: 'ann@example.com',
      subject: '123456 is your code for Example',
      text: `123456

Enter this code to log in to your wallet in Example (https://app.example).

The code works for 20 minutes, once, and only in the browser that asked for it.

Nobody of us asks for this code. Do not tell it to anybody.

If you did not ask for it, ignore this e-mail. Nobody can log in without the code.
`,
    })
  })

  test('The mail about a new browser names the browser, the time and the link.', () => {
    expect(mailsIn('en')['device']).toEqual({
      to: 'ann@example.com',
      subject: 'Approve a new browser for Example',
      text: `A browser that has not logged in before wants to log in to your wallet in Example (https://app.example).

Browser: Chrome on macOS
Time: 2 January 2026, 15:05 UTC

If it is yours, open this page and approve it. The link works for 20 minutes:
${link}

Nobody of us asks for this link. Do not tell it to anybody.

If you did not ask for it, ignore this e-mail. Nobody can log in without the approval.
`,
    })
  })

  test('Visitors whose language is unknown or has no texts get mails in English.', () => {
    expect(mailsIn(undefined)).toEqual(mailsIn('en'))
    expect(mailsIn('sv')).toEqual(mailsIn('en'))
  })
})

describe.each(mailLanguages.filter(({ locale }) => locale !== 'en'))('The mails in $locale', ({ locale, dir }) => {
  const mails = Object.entries(mailsIn(locale))

  test('The notice to the earlier address is repeated in English, because a thief may have chosen the language.', () => {
    const parts = mailsIn(locale)['notice']?.text.trimEnd().split('\n\n')
    expect(parts).toHaveLength(4)
    expect(`${parts?.slice(2).join('\n\n')}\n`).toBe(mailsIn('en')['notice']?.text)
  })

  test.each(mails)(
    'The mail contains no English sentences, except for the English warning of a notice: %s',
    (name, mail) => {
      const english = name === 'notice' ? (mailsIn('en')['notice']?.text ?? '') : ''
      const sentences = sentencesOf({ ...mail, text: mail.text.replace(english, '') })
      expect(sentences.length).toBeGreaterThanOrEqual(3)
      for (const sentence of sentences) {
        expect(inEnglish).not.toContain(sentence)
        expect(sentence.replaceAll(names, '')).not.toMatch(englishWords)
      }
    },
  )

  test.each(mails)('The mail names the app: %s', (_, { subject, text }) => {
    expect(subject).toContain('Example')
    expect(text).toContain('Example')
    expect(text).toContain('https://app.example')
  })

  test.each(['login', 'change-current', 'change-new'])('The code is in a separate line of the mail: %s', (name) => {
    const { subject, text } = mailsIn(locale)[name] ?? expect.fail()
    expect(subject).toMatch(/^123456\P{N}/u)
    expect(text).toMatch(/^123456\n/)
    expect(text.split('\n\n')).toHaveLength(5)
    expect(text).toMatch(/\b20/)
  })

  test('The link is in a separate line of the mail.', () => {
    const { text } = mailsIn(locale)['device'] ?? expect.fail()
    expect(text.split('\n')).toContain(link)
    expect(text.split('\n\n')).toHaveLength(5)
    for (const fact of ['Chrome', 'macOS', '15', 'UTC', '20']) expect(text).toContain(fact)
  })

  test('The mails for different purposes have different texts.', () => {
    const texts = ['login', 'change-current', 'change-new'].map((name) => mailsIn(locale)[name]?.text.split('\n\n'))
    expect(new Set(texts.map((parts) => parts?.[1])).size).toBe(3)
    expect(new Set(texts.map((parts) => parts?.[4])).size).toBe(3)
    expect(new Set(texts.map((parts) => parts?.[3])).size).toBe(1)
  })

  test('Names and addresses are isolated if and only if the text is written from right to left.', () => {
    const all = mails.map(([, { subject, text }]) => subject + text).join('\n')
    expect(/[\u2066-\u2069]/.test(all)).toBe(dir === 'rtl')
    const starts = all.match(/[\u2066\u2068]/g) ?? []
    expect(all.match(/\u2069/g) ?? []).toHaveLength(starts.length)
    if (dir === 'rtl') expect(all).toContain('\u2068Example\u2069 (\u2066https://app.example\u2069)')
  })
})
