// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { authError } from '../../domain/errors/auth-errors'
import { fakeTexts, localeOf, replaceLanguages, replaceTexts } from '../../testing/fake-texts'
import { firstAddress } from '../../testing/fake-wallet'
import { renderModal } from '../../testing/render-modal'
import { authHost, rightCode } from '../embedded/testing/fake-auth'
import { renderWithEmail } from './testing/render-with-email'

describe('The field for the address', () => {
  test('[C1-03] leads over a code to an account in every namespace', async () => {
    const { mail, type, root, frame, events } = await renderWithEmail()
    await mail()
    expect(screen.getByTestId('wm-title').textContent).toBe('Enter the code')
    expect(screen.getByTestId('wm-view-EmailVerifyOtp').textContent).toContain('ada@example.com')
    await type('wm-otp-input', '123 456')
    expect(frame.calls).toEqual(['connectEmail ada@example.com', `connectOtp ${rightCode}`, 'user eip155:1'])
    expect(root.account).toMatchObject({ address: firstAddress, isConnected: true })
    expect(root.account.walletInfo).toMatchObject({ type: 'AUTH', name: 'ada@example.com' })
    expect(root.modal.open).toBe(false)
    expect(events().slice(0, 6)).toEqual([
      'MODAL_OPEN',
      'EMAIL_SUBMITTED',
      'EMAIL_VERIFICATION_CODE_SENT',
      'EMAIL_VERIFICATION_CODE_PASS',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
    ])
  })

  test('is not shown without the address of a frame', async () => {
    const without = await renderModal({ wallet: null })
    await without.open()
    expect(screen.queryByTestId('wm-email-input')).toBeNull()
    without.modal.dispose()
  })

  test('is not shown if the app switches it off', async () => {
    const off = await renderModal({
      wallet: null,
      hosts: { auth: authHost },
      features: { email: false, socials: false },
    })
    await off.open()
    expect(screen.queryByTestId('wm-email-input')).toBeNull()
    expect(off.root.connector.getConnectorById('ID_AUTH')).toBeUndefined()
  })

  test('comes before the wallets if this browser has no wallet', async () => {
    const position = () => {
      const field = screen.getByTestId('wm-email-input')
      const wallets = screen.queryByTestId('wm-wallet')
      return wallets && field.compareDocumentPosition(wallets) & Node.DOCUMENT_POSITION_PRECEDING ? 'after' : 'before'
    }
    const { open, modal } = await renderWithEmail()
    await open()
    expect(position()).toBe('before')
    modal.dispose()
  })

  test('comes after the wallets if this browser has a wallet', async () => {
    const { open } = await renderModal({ hosts: { auth: authHost } })
    await open()
    const [wallet, field] = [screen.getByTestId('wm-wallet'), screen.getByTestId('wm-email-input')]
    expect(wallet.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('offers to submit from four characters on, and sets the focus event', async () => {
    const { open, type, run, events } = await renderWithEmail()
    await open()
    await run(() => fireEvent.focus(screen.getByTestId('wm-email-input')))
    expect(events()).toContain('EMAIL_LOGIN_SELECTED')
    await type('wm-email-input', ' a@b ')
    expect(screen.queryByTestId('wm-email-submit')).toBeNull()
    await type('wm-email-input', 'a@b.')
    expect(screen.getByTestId('wm-email-submit')).toBeDefined()
  })

  test.each(['ada@example', 'example.com', 'ada @example.com', '@example.com'])(
    '[C5-10] does not send %s, which is no address',
    async (address) => {
      const { mail, type, frame } = await renderWithEmail()
      await mail(address)
      expect(screen.getByTestId('wm-email-error').textContent).toBe('Invalid email. Try again.')
      expect(frame.calls).toEqual([])
      await type('wm-email-input', 'ada@example.com')
      expect(screen.queryByTestId('wm-email-error')).toBeNull()
    },
  )

  test('[C5-10] shows that an address is invalid if the frame refuses it', async () => {
    const { mail, frame } = await renderWithEmail()
    frame.answers.connectEmail = async () => {
      throw new Error('Invalid email: no such domain')
    }
    await mail()
    expect(screen.getByTestId('wm-email-error').textContent).toBe('Invalid email. Try again.')
  })

  test('[C8-03] keeps the address after any other error, and shows the error as a message', async () => {
    const { mail, frame, toast } = await renderWithEmail()
    frame.answers.connectEmail = async () => {
      throw authError('FRAME_NOT_LOADED')
    }
    await mail()
    expect(toast()).toBe('Network Error - Could not load embedded wallet')
    expect(screen.getByTestId('wm-email-input')).toHaveProperty('value', 'ada@example.com')
    expect(screen.getByTestId('wm-email-submit')).toBeDefined()
  })

  test('[C4-25] [C9-05] sends no second mail within 30 seconds', async () => {
    const { mail, press, click, toast, advance } = await renderWithEmail()
    await mail()
    await press('Back')
    await advance(12_100)
    await click('wm-email-submit')
    expect(toast()).toBe('Please try again after 18 seconds')
  })

  test('[C5-12] connects without a code if the wallet answers CONNECT', async () => {
    const { mail, root, frame } = await renderWithEmail()
    frame.answers.connectEmail = async () => 'CONNECT'
    await mail()
    expect(root.account.isConnected).toBe(true)
    expect(root.modal.open).toBe(false)
  })

  test('needs the checkbox of the terms', async () => {
    const options = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://app.example/terms' }
    const { open, type, click } = await renderWithEmail(options)
    await open()
    await type('wm-email-input', 'ada@example.com')
    expect(screen.queryByTestId('wm-email-submit')).toBeNull()
    await click('wm-legal-checkbox')
    expect(screen.getByTestId('wm-email-submit')).toBeDefined()
  })

  test('ignores an answer that comes after the visitor has left', async () => {
    const { open, type, click, run, root, frame } = await renderWithEmail()
    let answer: (action: 'VERIFY_OTP') => void = () => {}
    frame.answers.connectEmail = () => new Promise((resolve) => (answer = resolve))
    await open()
    await type('wm-email-input', 'ada@example.com')
    await click('wm-email-submit')
    await click('wm-close')
    await run(() => answer('VERIFY_OTP'))
    expect([root.modal.open, root.router.view]).toEqual([false, 'Connect'])
    await open()
    expect(screen.getByTestId('wm-email-submit')).toBeDefined()
  })
})

describe('The code', () => {
  test('[C8-20] that is wrong can be typed again', async () => {
    const { mail, type, root, events } = await renderWithEmail()
    await mail()
    await type('wm-otp-input', '000000')
    expect(screen.getByTestId('wm-otp-error').textContent).toBe('Invalid code. Try Again')
    expect(screen.getByTestId('wm-otp-input')).toHaveProperty('value', '')
    expect(events()).toContain('EMAIL_VERIFICATION_CODE_FAIL')
    await type('wm-otp-input', rightCode)
    expect(root.account.isConnected).toBe(true)
  })

  test('is submitted once, when it is complete', async () => {
    const { mail, type, frame } = await renderWithEmail()
    await mail()
    frame.answers.connectOtp = () => new Promise(() => {})
    await type('wm-otp-input', '12345')
    await type('wm-otp-input', rightCode)
    await type('wm-otp-input', '654321')
    expect(frame.calls.filter((call) => call.startsWith('connectOtp'))).toEqual([`connectOtp ${rightCode}`])
  })

  test('can be sent again after 30 seconds, which the view counts down', async () => {
    const { mail, advance, click, frame, toast } = await renderWithEmail()
    await mail()
    expect(screen.getByTestId('wm-email-wait').textContent).toBe('Resend in 30s')
    await advance(10_000)
    expect(screen.getByTestId('wm-email-wait').textContent).toBe('Resend in 20s')
    await advance(20_000)
    await click('wm-email-resend')
    expect(toast()).toBe('Code email resent')
    expect(frame.calls).toEqual(['connectEmail ada@example.com', 'connectEmail ada@example.com'])
    expect(screen.getByTestId('wm-email-wait').textContent).toBe('Resend in 30s')
  })

  test('that was accepted without an answer connects the visitor when another code is requested', async () => {
    const { mail, type, advance, click, root, frame, toast } = await renderWithEmail()
    await mail()
    frame.answers.connectOtp = async () => {
      throw authError('FRAME_RESTARTED')
    }
    await type('wm-otp-input', rightCode)
    expect(screen.getByTestId('wm-otp-error').textContent).toBe('The sign-in window was restarted; try again')
    expect(root.account.isConnected).toBe(false)
    await advance(30_000)
    frame.answers.connectEmail = async () => 'CONNECT'
    await click('wm-email-resend')
    expect([root.account.isConnected, root.modal.open]).toEqual([true, false])
    expect(toast()).not.toBe('Code email resent')
  })

  test('of a visitor who leaves the view logs nobody in', async () => {
    const { mail, type, press, run, root, frame } = await renderWithEmail()
    await mail()
    let accept = () => {}
    frame.answers.connectOtp = () => new Promise<void>((resolve) => (accept = resolve))
    await type('wm-otp-input', rightCode)
    await press('Back')
    await run(() => accept())
    expect([root.account.isConnected, root.router.view]).toEqual([false, 'Connect'])
  })

  test.each(['connectOtp', 'user'] as const)(
    'connects nobody if the page disconnects before the answer to %s, and the visitor can log in again',
    async (method) => {
      const { mail, type, run, root, frame, toast } = await renderWithEmail()
      await mail()
      let answer = () => {}
      const late = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
      if (method === 'user') {
        const { user } = frame
        frame.user = async (...asked) => (await late, Reflect.apply(user, frame, asked))
      } else frame.answers.connectOtp = () => late
      await type('wm-otp-input', rightCode)
      await run(() => void root.connection.disconnect())
      await run(() => answer())
      expect([root.account.isConnected, root.router.view]).toEqual([false, 'Connect'])
      expect([frame.calls.at(-1), frame.isSignedIn]).toEqual(['signOut', false])
      expect(toast()).toBe('No wallet is connected')
      frame.answers = {}
      await mail('bob@example.com')
      await type('wm-otp-input', rightCode)
      expect(root.account.isConnected).toBe(true)
    },
  )

  test('connects nobody if the page disconnects at the moment at which the visitor enters the code', async () => {
    const { mail, run, root, frame } = await renderWithEmail()
    await mail()
    await run(() => {
      root.features.email?.setCode(rightCode)
      void root.connection.disconnect()
    })
    expect(root.account.isConnected).toBe(false)
    expect([frame.calls.at(-1), frame.isSignedIn]).toEqual(['signOut', false])
  })

  test('that is right leads back to the address if the account cannot be read, and needs no second code', async () => {
    const { mail, type, click, root, frame, toast } = await renderWithEmail()
    await mail()
    frame.answers.user = async () => {
      throw authError('FRAME_ERROR')
    }
    await type('wm-otp-input', rightCode)
    expect([root.router.view, toast()]).toEqual(['Connect', 'An error occurred'])
    expect(root.account.isConnected).toBe(false)
    frame.answers = { connectEmail: async () => 'CONNECT' }
    await click('wm-email-submit')
    expect(root.account.isConnected).toBe(true)
  })
})

describe('A new device', () => {
  test('[C5-12] [C7-21] waits for the link of the mail, then asks for the code', async () => {
    const { mail, run, root, frame, events } = await renderWithEmail()
    let approve = () => {}
    frame.answers.connectEmail = async () => 'VERIFY_DEVICE'
    frame.answers.connectDevice = () => new Promise<void>((resolve) => (approve = resolve))
    await mail()
    expect(screen.getByTestId('wm-view-EmailVerifyDevice').textContent).toContain('ada@example.com')
    await run(() => approve())
    expect(root.router.view).toBe('EmailVerifyOtp')
    expect(root.router.history.map(({ view }) => view)).toEqual(['Connect', 'EmailVerifyOtp'])
    expect(events().slice(-2)).toEqual(['DEVICE_REGISTERED_FOR_EMAIL', 'EMAIL_VERIFICATION_CODE_SENT'])
  })

  test('that is not approved leads back, with the reason', async () => {
    const { mail, root, frame, toast } = await renderWithEmail()
    frame.answers.connectEmail = async () => 'VERIFY_DEVICE'
    frame.answers.connectDevice = async () => {
      throw new Error('The link has expired')
    }
    await mail()
    expect([root.router.view, toast()]).toEqual(['Connect', 'The link has expired'])
  })

  test('can get another mail, and waits again', async () => {
    const { mail, advance, click, frame } = await renderWithEmail()
    frame.answers.connectEmail = async () => 'VERIFY_DEVICE'
    frame.answers.connectDevice = () => new Promise(() => {})
    await mail()
    await advance(30_000)
    await click('wm-email-resend')
    expect(frame.calls).toEqual([
      'connectEmail ada@example.com',
      'connectDevice',
      'connectEmail ada@example.com',
      'connectDevice',
    ])
  })
})

describe('Another mail', () => {
  test.each([
    ['EmailVerifyDevice', 'VERIFY_DEVICE', 'VERIFY_OTP', 'EmailVerifyOtp'],
    ['EmailVerifyOtp', 'VERIFY_OTP', 'VERIFY_DEVICE', 'EmailVerifyDevice'],
  ] as const)("requested in %s leads to the view for the wallet's new answer", async (view, before, after, next) => {
    const { mail, advance, click, root, frame } = await renderWithEmail()
    frame.answers.connectEmail = async () => before
    frame.answers.connectDevice = () => new Promise(() => {})
    await mail()
    expect(root.router.view).toBe(view)
    await advance(30_000)
    frame.answers.connectEmail = async () => after
    await click('wm-email-resend')
    expect(root.router.view).toBe(next)
    const waits = frame.calls.filter((call) => call === 'connectDevice')
    expect(waits).toHaveLength(1)
  })

  test('that is sent after the visitor has left the view starts no wait for an approval', async () => {
    const { mail, advance, click, press, run, root, frame } = await renderWithEmail()
    frame.answers.connectEmail = async () => 'VERIFY_DEVICE'
    frame.answers.connectDevice = () => new Promise(() => {})
    await mail()
    await advance(30_000)
    let sent: (action: 'VERIFY_DEVICE') => void = () => {}
    frame.answers.connectEmail = () => new Promise((resolve) => (sent = resolve))
    await click('wm-email-resend')
    await press('Back')
    await run(() => sent('VERIFY_DEVICE'))
    expect(root.router.view).toBe('Connect')
    expect(frame.calls.filter((call) => call === 'connectDevice')).toHaveLength(1)
  })
})

test('Mails are requested in the language that the modal has at that time.', async () => {
  onTestFinished(replaceLanguages())
  fakeTexts.answerAtOnce()
  const { mail, advance, click, run, modal, frame } = await renderWithEmail({ locale: localeOf('de') })
  await mail()
  await advance(30_000)
  await run(() => modal.setLocale(localeOf('ar')))
  await click('wm-email-resend')
  expect(frame.mailLocales).toEqual(['de', 'ar'])
})

test('When the language of the modal changes, the message about an invalid address changes to the new language.', async () => {
  const { mail, run, root } = await renderWithEmail()
  await mail('ada@example')
  expect(screen.getByTestId('wm-email-error').textContent).toBe('Invalid email. Try again.')
  await run(() => replaceTexts(root, { email: { invalid: 'Keine Adresse.' } }))
  expect(screen.getByTestId('wm-email-error').textContent).toBe('Keine Adresse.')
})

test('When the language of the modal changes, the message about a wrong code changes to the new language.', async () => {
  const { mail, type, run, root } = await renderWithEmail()
  await mail()
  await type('wm-otp-input', '000000')
  const english = screen.getByTestId('wm-otp-error').textContent
  expect(english).toMatch(/Try Again$/)
  await run(() => replaceTexts(root, { email: { tryAgain: (message) => `Noch einmal: ${message}` } }))
  expect(screen.getByTestId('wm-otp-error').textContent).toBe(`Noch einmal: ${english?.replace('. Try Again', '')}`)
})

test('The host can open the field alone.', async () => {
  const { modal, run } = await renderWithEmail()
  await run(() => modal.open({ view: 'EmailLogin' }))
  expect(screen.getByTestId('wm-title').textContent).toBe('Continue with e-mail')
  expect(screen.getByTestId('wm-email-input')).toBeDefined()
})
