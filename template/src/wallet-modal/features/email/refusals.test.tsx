// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusalOf } from '../../connectors/auth-frame/testing/refusal-of'
import { localeOf, replaceTexts } from '../../testing/fake-texts'
import { rightCode } from '../embedded/testing/fake-auth'
import { renderWithEmail } from './testing/render-with-email'

type Rendered = Awaited<ReturnType<typeof renderWithEmail>>

const texts = {
  email: { tryAgain: (message: string) => (/erneut/.test(message) ? message : `${message}. Versuchen Sie es erneut`) },
  authErrors: { FRAME_ERROR: 'Ein Fehler ist aufgetreten' },
}
/** Gives the modal a language with some texts in German. */
const speak = ({ root, run }: Rendered, locale: string) =>
  run(() => replaceTexts(root, locale === 'en' ? {} : texts, localeOf(locale)))
const wrong = 'Der Code ist falsch. Versuchen Sie es erneut (noch 4 Versuche)'
const spent = 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an'
const tooMany = 'Zu viele Anfragen. Versuchen Sie es in 30 Sekunden erneut'
const reason = () => screen.getByTestId('wm-otp-error').textContent

/** Types a code that the frame refuses with this payload. */
async function typeCode(modal: Rendered, payload: unknown): Promise<void> {
  const error = await refusalOf(payload)
  modal.frame.answers.connectOtp = () => Promise.reject(error)
  await modal.type('wm-otp-input', rightCode)
}

test.each([
  ['a wrong code', 'Invalid code (4 attempts left)', wrong, wrong],
  ['a spent code', 'This code was used', spent, `${spent}. Versuchen Sie es erneut`],
  ['too many requests', 'Too many requests', tooMany, tooMany],
])(
  'A German visitor whom the frame refuses because of %s reads the reason in German.',
  async (_, message, text, read) => {
    const modal = await renderWithEmail()
    await modal.mail()
    await speak(modal, 'de')
    await typeCode(modal, { message, code: -32603, shown: { text, lang: 'de' } })
    expect(reason()).toBe(read)
  },
)

test('When the frame refuses to send a mail, a German visitor reads the reason in German.', async () => {
  const modal = await renderWithEmail()
  const error = await refusalOf({ message: 'Too many requests', shown: { text: tooMany, lang: 'de' } })
  modal.frame.answers.connectEmail = () => Promise.reject(error)
  await modal.open()
  await speak(modal, 'de')
  await modal.type('wm-email-input', 'ada@example.com')
  await modal.click('wm-email-submit')
  expect([modal.root.router.view, modal.toast()]).toEqual(['Connect', tooMany])
})

test('The event about a refused code has the English message.', async () => {
  const modal = await renderWithEmail()
  const events: unknown[] = []
  modal.root.events.subscribe(({ props }) => events.push(props))
  await modal.mail()
  await speak(modal, 'de')
  await typeCode(modal, { message: 'Invalid code', shown: { text: wrong, lang: 'de' } })
  expect(reason()).toBe(wrong)
  expect(events.at(-1)).toMatchObject({
    event: 'EMAIL_VERIFICATION_CODE_FAIL',
    properties: { message: 'Invalid code' },
  })
})

test('When the language of the modal changes, the visitor reads the general sentence of the new language, or the English message.', async () => {
  const modal = await renderWithEmail()
  await modal.mail()
  await speak(modal, 'de')
  await typeCode(modal, { message: 'Invalid code', shown: { text: wrong, lang: 'de' } })
  await speak(modal, 'nl')
  expect(reason()).toBe('Ein Fehler ist aufgetreten. Versuchen Sie es erneut')
  await speak(modal, 'en')
  expect(reason()).toBe('Invalid code. Try Again')
  await speak(modal, 'de')
  expect(reason()).toBe(wrong)
})

test.each([
  ['none', undefined],
  ['one in another language', { text: 'Falsche code', lang: 'nl' }],
  ['one in a language that does not exist', { text: 'Xx', lang: 'xx' }],
  ['one of 100,000 characters', { text: 'x'.repeat(100_000), lang: 'de' }],
  ['one of another type', { text: 7, lang: 'de' }],
])('If the frame sends no usable sentence, but %s, a German visitor reads the general sentence.', async (_, shown) => {
  const modal = await renderWithEmail()
  await modal.mail()
  await speak(modal, 'de')
  await typeCode(modal, { message: 'Invalid code', shown })
  expect(reason()).toBe('Ein Fehler ist aufgetreten. Versuchen Sie es erneut')
})

test('Markup in a sentence of the frame is shown as text, and characters that change the direction are not shown.', async () => {
  const modal = await renderWithEmail()
  await modal.mail()
  await speak(modal, 'de')
  const text = '<img src=x onerror=alert(1)>\u202e<a href="https://evil.example">erneut</a>'
  await typeCode(modal, { message: 'Invalid code', shown: { text, lang: 'de' } })
  expect(reason()).toBe(text.replace('\u202e', ''))
  expect(screen.getByTestId('wm-otp-error').childElementCount).toBe(0)
})
