import { expect } from 'vitest'
import type { Exchange } from './exchange'
import { wrongCode } from './exchange'
import type { RequestCases } from './request-case'

type EmailRequest =
  | ('CONNECT_EMAIL' | 'CONNECT_DEVICE' | 'CONNECT_OTP')
  | ('UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP')

const each = (name: string, values: readonly unknown[]) => [
  7,
  'text',
  null,
  {},
  ...values.map((one) => ({ [name]: one })),
]
const wrongEmails = each('email', ['ada', '', 'ada@', `${'x'.repeat(300)}@example.com`, 7, null, ['ada@example.com']])
const wrongCodes = each('otp', ['12345', '1234567', 'abcdef', '', '12 456', 123_456, null])

/** Starts a login with an address that is new to this browser. Returns the address. */
async function startLogin(exchange: Exchange): Promise<string> {
  const email = exchange.world.visitor.newAddress()
  expect(await exchange.succeed('CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_DEVICE' })
  return email
}

/** Logs in, and starts to change the address. */
async function startChange(exchange: Exchange) {
  const { email, address } = await exchange.logIn()
  const next = exchange.world.visitor.newAddress()
  expect(await exchange.succeed('UPDATE_EMAIL', { email: next })).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  return { email, address, next }
}

/** The requests of the login and of the change of the address. */
export const emailCases: RequestCases<EmailRequest> = {
  CONNECT_EMAIL: {
    does: 'requires the approval of a new browser, a code in a known browser, and nothing if the address is logged in',
    answers: ['ERROR', 'SUCCESS'],
    payload: { email: 'ada@example.com' },
    wrong: wrongEmails,
    async check(exchange) {
      const tooEarly = await startLogin(exchange)
      await exchange.refuse('CONNECT_EMAIL', { email: tooEarly })
      const { email, address } = await exchange.logIn()
      expect(await exchange.succeed('CONNECT_EMAIL', { email })).toEqual({ action: 'CONNECT' })
      await exchange.succeed('SIGN_OUT')
      expect(await exchange.succeed('CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_OTP' })
      await exchange.succeed('CONNECT_OTP', { otp: await exchange.world.visitor.readCode(email) })
      expect(await exchange.succeed('GET_USER', {})).toMatchObject({ email, address })
    },
  },

  CONNECT_DEVICE: {
    does: 'is answered when the visitor has approved the browser; the wallet then sends the code',
    answers: ['ERROR', 'SUCCESS'],
    payload: undefined,
    wrong: [],
    async check(exchange) {
      const { page, visitor } = exchange.world
      await exchange.refuse('CONNECT_DEVICE')
      const email = await startLogin(exchange)
      await exchange.refuse('CONNECT_OTP', { otp: '123456' })
      const device = page.request('CONNECT_DEVICE')
      expect(await exchange.isConnected()).toBe(false)
      expect(await page.open()).toEqual({ requests: 1, timers: 1 })
      await visitor.approveBrowser(email)
      await exchange.succeeded('CONNECT_DEVICE', await device)
      await exchange.succeed('CONNECT_OTP', { otp: await visitor.readCode(email) })
      expect(await exchange.isConnected()).toBe(true)
    },
  },

  CONNECT_OTP: {
    does: 'logs the visitor in with the code of the mail, once',
    answers: ['ERROR', 'SUCCESS'],
    payload: { otp: '123456' },
    wrong: wrongCodes,
    async check(exchange) {
      const { page, visitor } = exchange.world
      await exchange.refuse('CONNECT_OTP', { otp: '123456' })
      const email = await startLogin(exchange)
      const device = page.request('CONNECT_DEVICE')
      await visitor.approveBrowser(email)
      await exchange.succeeded('CONNECT_DEVICE', await device)
      const otp = await visitor.readCode(email)
      await exchange.refuse('CONNECT_OTP', { otp: wrongCode(otp) })
      expect(await exchange.isConnected()).toBe(false)
      await exchange.succeed('CONNECT_OTP', { otp })
      expect(await exchange.isConnected()).toBe(true)
      expect(await exchange.succeed('GET_USER', {})).toMatchObject({ email })
      await exchange.refuse('CONNECT_OTP', { otp })
    },
  },

  UPDATE_EMAIL: {
    does: 'sends a code to the current address of a visitor who wants another address',
    answers: ['ERROR', 'SUCCESS'],
    payload: { email: 'ada@example.org' },
    wrong: wrongEmails,
    async check(exchange) {
      const { visitor } = exchange.world
      await exchange.refuse('UPDATE_EMAIL', { email: visitor.newAddress() })
      const { email } = await startChange(exchange)
      expect(await visitor.readCode(email)).toMatch(/^\d{6}$/)
      expect(await exchange.succeed('GET_USER', {})).toMatchObject({ email })
      await exchange.refuse('UPDATE_EMAIL', { email })
    },
  },

  UPDATE_EMAIL_PRIMARY_OTP: {
    does: 'proves the current address, and sends a code to the new one',
    answers: ['ERROR', 'SUCCESS'],
    payload: { otp: '123456' },
    wrong: wrongCodes,
    async check(exchange) {
      const { visitor } = exchange.world
      await exchange.refuse('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })
      const { email, next } = await startChange(exchange)
      const otp = await visitor.readCode(email)
      await exchange.refuse('UPDATE_EMAIL_PRIMARY_OTP', { otp: wrongCode(otp) })
      await exchange.succeed('UPDATE_EMAIL_PRIMARY_OTP', { otp })
      expect(await visitor.readCode(next)).toMatch(/^\d{6}$/)
      expect(await exchange.succeed('GET_USER', {})).toMatchObject({ email })
      await exchange.refuse('UPDATE_EMAIL_PRIMARY_OTP', { otp })
    },
  },

  UPDATE_EMAIL_SECONDARY_OTP: {
    does: 'proves the new address, which then belongs to the same account',
    answers: ['ERROR', 'SUCCESS'],
    payload: { otp: '123456' },
    wrong: wrongCodes,
    async check(exchange) {
      const { visitor } = exchange.world
      const { email, address, next } = await startChange(exchange)
      await exchange.refuse('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })
      await exchange.succeed('UPDATE_EMAIL_PRIMARY_OTP', { otp: await visitor.readCode(email) })
      const otp = await visitor.readCode(next)
      await exchange.refuse('UPDATE_EMAIL_SECONDARY_OTP', { otp: wrongCode(otp) })
      expect(await exchange.succeed('UPDATE_EMAIL_SECONDARY_OTP', { otp })).toEqual({ newEmail: next })
      expect(await exchange.succeed('GET_USER', {})).toMatchObject({ email: next, address })
      expect(await exchange.succeed('CONNECT_EMAIL', { email: next })).toEqual({ action: 'CONNECT' })
      await exchange.refuse('UPDATE_EMAIL_SECONDARY_OTP', { otp })
    },
  },
}
