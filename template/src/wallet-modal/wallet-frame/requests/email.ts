import { FrameError, errorCodes } from '../frame-error'
import type { Handlers, SharedContext } from './context'

type EmailRequests = Pick<
  Handlers,
  | 'CONNECT_EMAIL'
  | 'CONNECT_DEVICE'
  | 'CONNECT_OTP'
  | 'UPDATE_EMAIL'
  | 'UPDATE_EMAIL_PRIMARY_OTP'
  | 'UPDATE_EMAIL_SECONDARY_OTP'
>

/** How long a login waits for the approval of this browser, in milliseconds. */
const approvalLimit = 20 * 60_000

const noFlow = () => new FrameError('Ask for a new code first')

/** The logins by e-mail, and the change of the e-mail address. */
export function emailRequests({ platform, api, session, dropKeys, authorized }: SharedContext): EmailRequests {
  let login: { flow: string; origin: string; ending: AbortController } | undefined
  let change: { flow: string; origin: string } | undefined

  const endLogin = () => {
    login?.ending.abort()
    login = undefined
  }

  return {
    async CONNECT_EMAIL({ email }, { origin }) {
      endLogin()
      // A site that the visitor has not logged in at sends no token, so that the visitor proves the address again.
      const own = await session.of(origin)
      const answer = await api.startEmail(email, origin, own?.token)
      if (answer.action !== 'CONNECT') {
        login = { flow: answer.flow, origin, ending: new AbortController() }
      } else if (!own) {
        throw new FrameError('The wallet server gave an answer that the wallet does not understand')
      }
      return { action: answer.action }
    },

    async CONNECT_DEVICE(_, { origin }) {
      if (login?.origin !== origin) throw noFlow()
      // The page asks again while its view is open. Only the latest request waits.
      login.ending.abort()
      const current = { ...login, ending: new AbortController() }
      login = current
      const { signal } = current.ending
      const end = platform.now() + approvalLimit
      while (!(await api.awaitDevice(current.flow, signal))) {
        if (signal.aborted || platform.now() >= end) throw new FrameError('Nobody approved this browser')
      }
    },

    async CONNECT_OTP({ otp }, { origin }) {
      if (login?.origin !== origin) throw noFlow()
      const { token, expiresAt, user } = await api.finishEmail(login.flow, otp)
      endLogin()
      dropKeys()
      // The clock of this device may be wrong, so the end is kept in its own time.
      const lifetime = expiresAt - api.now()
      await session.start({ token, expiresAt: platform.now() + lifetime, user }, origin)
    },

    UPDATE_EMAIL: ({ email }, { origin }) =>
      authorized(origin, async ({ token }) => {
        const { action, flow } = await api.startEmailChange(token, email, origin)
        change = { flow, origin }
        return { action }
      }),

    UPDATE_EMAIL_PRIMARY_OTP: ({ otp }, { origin }) =>
      authorized(origin, async ({ token }) => {
        if (change?.origin !== origin) throw noFlow()
        await api.proveOldEmail(token, change.flow, otp)
      }),

    UPDATE_EMAIL_SECONDARY_OTP: ({ otp }, { origin }) =>
      authorized(origin, async ({ token }) => {
        if (change?.origin !== origin) throw noFlow()
        const { email } = await api.proveNewEmail(token, change.flow, otp)
        change = undefined
        await session.changeEmail(email)
        return { newEmail: email }
      }),
  }
}

/** The error for ways in that this wallet does not have. */
export function notOffered(what: string): FrameError {
  return new FrameError(`This wallet does not offer ${what}`, errorCodes.unsupportedMethod)
}
