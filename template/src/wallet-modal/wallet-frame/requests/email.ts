import { FrameError, errorCodes } from '../frame-error'
import { notUnderstood } from '../server/server-calls'
import type { WalletApi } from '../server/wallet-api'
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

/** The answer of the server when it has sent a mail. */
type Mailed = Exclude<Awaited<ReturnType<WalletApi['startEmail']>>, { action: 'CONNECT' }>

const noFlow = () => new FrameError('Ask for a new code first', undefined, { text: 'FLOW_OVER' })

/** The logins by e-mail, and the change of the e-mail address. */
export function emailRequests(context: SharedContext): EmailRequests {
  const { platform, api, session, logIn, authorized, forRequest } = context
  let login: { flow: string; origin: string; ending: AbortController } | undefined
  let change: { flow: string; origin: string } | undefined

  const endLogin = () => {
    login?.ending.abort()
    login = undefined
  }

  /** How many logins were requested. */
  let asked = 0
  /** Stores the login that a mail belongs to, unless the page has asked for another login in the meantime. */
  const awaitCode = ({ action, flow }: Mailed, origin: string, turn: number): Pick<Mailed, 'action'> => {
    if (turn === asked) {
      endLogin()
      login = { flow, origin, ending: new AbortController() }
    }
    return { action }
  }

  return {
    async CONNECT_EMAIL({ email, locale }, request) {
      const { origin } = request
      const turn = (asked += 1)
      const current = await session.current()
      // The code of an earlier mail stays valid if no mail can be sent now.
      const answer = await api.startEmail(email, origin, { token: current?.token, locale })
      if (answer.action !== 'CONNECT') return awaitCode(answer, origin, turn)
      if (!current) throw notUnderstood()
      if (current.consents.includes(origin)) return { action: answer.action }
      if (await forRequest(request).askConsent(current.user)) {
        await session.allow(current.token, origin)
        return { action: answer.action }
      }
      // Without a token, the server sends a code, so that the visitor proves the address again.
      const withCode = await api.startEmail(email, origin, { locale })
      if (withCode.action === 'CONNECT') throw notUnderstood()
      return awaitCode(withCode, origin, turn)
    },
    async CONNECT_DEVICE(_, { origin, signal: given }) {
      if (login?.origin !== origin) throw noFlow()
      // The page asks again while its view is open. Only the latest request waits.
      login.ending.abort()
      const current = { ...login, ending: new AbortController() }
      login = current
      const signal = AbortSignal.any([current.ending.signal, given])
      const end = platform.now() + approvalLimit
      while (!(await api.awaitDevice(current.flow, signal))) {
        if (signal.aborted || platform.now() >= end)
          throw new FrameError('Nobody approved this browser', undefined, { text: 'FLOW_OVER' })
      }
    },

    async CONNECT_OTP({ otp }, { origin }) {
      if (login?.origin !== origin) throw noFlow()
      const answer = await api.finishEmail(login.flow, otp)
      endLogin()
      await logIn(answer, origin)
    },

    UPDATE_EMAIL: ({ email, locale }, { origin }) =>
      authorized(origin, async ({ token }) => {
        const { action, flow } = await api.startEmailChange(token, email, origin, locale)
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

/** The error for a login method or a feature that this wallet does not have. */
export function notOffered(what: string): FrameError {
  return new FrameError(`This wallet does not offer ${what}`, errorCodes.unsupportedMethod)
}
