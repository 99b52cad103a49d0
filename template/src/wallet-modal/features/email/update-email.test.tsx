// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { describe, expect, test } from 'vitest'
import { createLanguage } from '../../locales/create-language'
import { firstAddress } from '../../testing/fake-wallet'
import { renderModal } from '../../testing/render-modal'
import { rightCode } from '../embedded/testing/fake-auth'
import { renderWithEmail } from './testing/render-with-email'

const [current, next] = ['ada@example.com', 'ada@example.org']

/** A visitor who has logged in by e-mail and sees the account. */
async function loggedIn() {
  const modal = await renderWithEmail()
  await modal.mail(current)
  await modal.type('wm-otp-input', rightCode)
  await modal.open()
  modal.frame.calls.length = 0
  return {
    ...modal,
    value: () => screen.getByTestId<HTMLInputElement>('wm-email-input').value,
    canSave: () => !screen.getByTestId<HTMLButtonElement>('wm-email-save').disabled,
    title: () => screen.getByTestId('wm-title').textContent,
    /** Types another address and submits it. */
    async save(address = next) {
      await modal.click('wm-connected-wallet')
      await modal.type('wm-email-input', address)
      await modal.click('wm-email-save')
    },
  }
}

describe('The row of the wallet', () => {
  test.each(['Account', 'AccountSettings'] as const)('leads to the address, in %s', async (view) => {
    const { root, show, click, press, title, value } = await loggedIn()
    if (view !== 'Account') await show({ view, data: undefined })
    await click('wm-connected-wallet')
    expect([title(), value()]).toEqual(['Edit Email', current])
    await press('Cancel')
    expect(root.router.view).toBe(view)
  })

  test('of another wallet leads nowhere', async () => {
    const { connect, open } = await renderModal()
    await connect()
    await open()
    expect(screen.getByTestId('wm-connected-wallet').tagName).not.toBe('BUTTON')
  })
})

describe('The address', () => {
  test('[C5-12] [C7-26] changes with a code from the current and from the new mailbox; the account stays', async () => {
    const { save, type, root, frame, events, toast, title } = await loggedIn()
    await save()
    expect(title()).toBe('Confirm Current Email')
    expect(screen.getByTestId('wm-view-UpdateEmailPrimaryOtp').textContent).toContain(`${current}.`)
    await type('wm-otp-input', rightCode)
    expect(title()).toBe('Confirm New Email')
    expect(screen.getByTestId('wm-view-UpdateEmailSecondaryOtp').textContent).toContain(`${next}.`)
    expect(screen.getByTestId('wm-otp-input')).toHaveProperty('value', '')
    await type('wm-otp-input', rightCode)
    expect(frame.calls).toEqual([
      `updateEmail ${next}`,
      `updateEmailPrimaryOtp ${rightCode}`,
      `updateEmailSecondaryOtp ${rightCode}`,
    ])
    expect(events().slice(-3)).toEqual(['EMAIL_EDIT', 'EMAIL_VERIFICATION_CODE_PASS', 'EMAIL_VERIFICATION_CODE_PASS'])
    expect([root.router.view, toast()]).toEqual(['Account', 'Email address changed'])
    expect(screen.getByTestId('wm-connected-wallet').textContent).toContain(next)
    expect(root.account).toMatchObject({ address: firstAddress, isConnected: true })
  })

  test('[C5-12] VERIFY_SECONDARY_OTP asks for the code of the new address alone', async () => {
    const { save, frame, title } = await loggedIn()
    frame.answers.updateEmail = async () => 'VERIFY_SECONDARY_OTP'
    await save()
    expect(title()).toBe('Confirm New Email')
  })

  test('can be saved from four characters on, if it is another one', async () => {
    const { click, type, canSave } = await loggedIn()
    await click('wm-connected-wallet')
    expect(canSave()).toBe(false)
    for (const [address, isPossible] of [
      ['a@b', false],
      ['a@b.', true],
      [current.toUpperCase(), false],
      [next, true],
    ] as const) {
      await type('wm-email-input', address)
      expect([address, canSave()]).toEqual([address, isPossible])
    }
  })

  test('[C5-10] that is no address is not sent', async () => {
    const { save, frame } = await loggedIn()
    await save('ada@example')
    expect(screen.getByTestId('wm-email-error').textContent).toBe('Invalid email. Try again.')
    expect(frame.calls).toEqual([])
  })

  test('that the frame refuses stays in the field, with the reason as a message', async () => {
    const { save, frame, toast, value, canSave } = await loggedIn()
    frame.answers.updateEmail = async () => {
      throw new Error('Too many e-mails')
    }
    await save()
    expect([toast(), value(), canSave()]).toEqual(['Too many e-mails', next, true])
  })

  test('is submitted by Enter, once', async () => {
    const { click, type, run, frame } = await loggedIn()
    frame.answers.updateEmail = () => new Promise(() => {})
    await click('wm-connected-wallet')
    await type('wm-email-input', next)
    const form = screen.getByTestId('wm-email-input').closest('form')
    if (form) await run(() => fireEvent.submit(form))
    await click('wm-email-save')
    expect(screen.getByTestId('wm-email-save').textContent).toBe('Saving…')
    expect(frame.calls).toEqual([`updateEmail ${next}`])
  })

  test('that was typed does not appear in the field of the next login', async () => {
    const { click, type, press, root } = await loggedIn()
    await click('wm-connected-wallet')
    await type('wm-email-input', next)
    await press('Cancel')
    expect(root.features.email?.draft).toBe('')
  })
})

test('The codes of a change are requested in the language of the modal.', async () => {
  const { save, root, frame } = await loggedIn()
  runInAction(() => (root.locale.modal = createLanguage({ locale: 'he' })))
  await save()
  expect(frame.calls).toContain(`updateEmail ${next}`)
  expect(frame.mailLocales.at(-1)).toBe('he')
})

describe('A code of the change', () => {
  test.each([0, 1])('that is wrong can be typed again, after %i right ones', async (right) => {
    const { save, type, events, frame } = await loggedIn()
    await save()
    if (right) await type('wm-otp-input', rightCode)
    await type('wm-otp-input', '000000')
    expect(screen.getByTestId('wm-otp-error').textContent).toBe('Invalid code. Try Again')
    expect(events().at(-1)).toBe('EMAIL_VERIFICATION_CODE_FAIL')
    await type('wm-otp-input', rightCode)
    if (!right) await type('wm-otp-input', rightCode)
    expect(frame.email).toBe(next)
  })

  test.each([0, 1])('that does not arrive: the visitor starts over, after %i right ones', async (right) => {
    const { save, type, click, root, value } = await loggedIn()
    await save()
    if (right) await type('wm-otp-input', rightCode)
    await click('wm-email-start-over')
    expect([root.router.view, value()]).toEqual(['UpdateEmailWallet', current])
    await click('wm-email-cancel')
    expect(root.router.view).toBe('Account')
  })

  test('that arrives after the visitor has left changes the shown address, and not the view', async () => {
    const { save, type, click, run, open, frame, root, toast } = await loggedIn()
    await save()
    await type('wm-otp-input', rightCode)
    let finish = () => {}
    frame.answers.updateEmailSecondaryOtp = () => new Promise((resolve) => (finish = () => resolve(next)))
    await type('wm-otp-input', rightCode)
    await click('wm-close')
    await run(() => finish())
    expect([root.modal.open, toast()]).toEqual([false, ''])
    await open()
    expect(screen.getByTestId('wm-connected-wallet').textContent).toContain(next)
  })
})
