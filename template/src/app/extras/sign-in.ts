import { localSiwx, serverSiwx } from '../../wallet-modal'
import type { AppExtra } from './extra'
import { MembersCard } from './members-card'

const statement = 'Sign in to the starter app. This moves nothing.'

/** Where the sign-in server is; in development `dev-server/` may bring one. Without it the page believes its own checks. */
export const signInUrl = import.meta.env.VITE_SIGN_IN_URL

/** Signing in when the page calls for it: with `required: true` visitors would have to as soon as they connect. */
export const signIn: AppExtra = {
  options: {
    siwx: signInUrl
      ? serverSiwx({ url: signInUrl, statement, required: false, asksOnConnect: false })
      : localSiwx({ statement, required: false, asksOnConnect: false }),
  },
  Card: MembersCard,
}
