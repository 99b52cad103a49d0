import { localSiwx, serverSiwx } from '../../wallet-modal'
import type { AppExtra } from './extra'
import { MembersCard } from './members-card'

const statement = 'Sign in to the starter app. This moves nothing.'

/** The address of the sign-in server. In development `dev-server/` may start one. Without it the page checks signatures itself. */
export const signInUrl = import.meta.env.VITE_SIGN_IN_URL

/** Signs visitors in when the page asks. With `required: true` they would have to sign in as soon as they connect. */
export const signIn: AppExtra = {
  options: {
    siwx: signInUrl
      ? serverSiwx({ url: signInUrl, statement, required: false, asksOnConnect: false })
      : localSiwx({ statement, required: false, asksOnConnect: false }),
  },
  Card: MembersCard,
}
