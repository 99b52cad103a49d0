import { FrameError, errorCodes } from '../../frame-error'
import type { Handlers, SharedContext } from '../../requests/context'
import { describeUser } from '../../requests/describe-user'
import { socialFinishCall, socialStartCall } from '../../server/login-calls'
import { beginProof, isCallback, stateOf } from '../../server/social-proof'
import type { PendingLogin } from './pending-logins'
import { createPendingLogins } from './pending-logins'

type SocialRequests = Pick<Handlers, 'GET_SOCIAL_REDIRECT_URI' | 'CONNECT_SOCIAL'>

const over = () => new FrameError('This login is over. Start again', errorCodes.unauthorized, { text: 'FLOW_OVER' })

/** The logins with social networks. */
export function socialRequests(context: SharedContext): SocialRequests {
  const { platform, config, api, storage, logIn } = context
  const pending = createPendingLogins(storage, platform)

  /** Finds the login that an address of a callback belongs to. Undefined for another address, and for a login of another page. */
  const findLogin = async (uri: string, page: string): Promise<PendingLogin | undefined> => {
    const found = await pending.find(stateOf(uri) ?? '', page)
    const { origin } = new URL(platform.window.location.href)
    return found && isCallback(uri, { origin, provider: found.provider }, config) ? found : undefined
  }

  return {
    async GET_SOCIAL_REDIRECT_URI({ provider }, { origin }) {
      const { uri, state, verifier } = await beginProof(platform, (challenge) =>
        api.call(socialStartCall({ provider, app: origin, challenge })),
      )
      await pending.begin({ provider, state, verifier, origin })
      return { uri }
    },

    async CONNECT_SOCIAL({ uri }, request) {
      const { origin, signal } = request
      const found = await findLogin(uri, origin)
      if (!found) throw over()
      const answer = await api.call(socialFinishCall({ uri, verifier: found.verifier }))
      await pending.end(found.state)
      if (signal.aborted) {
        // The page gave the request up while the server logged the visitor in. Nobody uses the new session, so the frame ends the session.
        await api.signOut(answer.token).catch(() => {})
        throw over()
      }
      const login = await logIn(answer, origin)
      const { email, ...user } = await describeUser(context, request, login)
      return { ...user, email: email ?? null, userName: answer.name ?? null }
    },
  }
}
