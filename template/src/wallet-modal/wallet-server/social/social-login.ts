import type { LoginAnswer, SocialStartAnswer } from '../api'
import type { BeginSession } from '../logins/begin-session'
import type { Call } from '../requests/calls'
import type { Settings } from '../settings'
import { isSameIdentity } from '../wallets/wallet-store'
import type { SocialProof } from './social-proof'

/** The endpoints of logins with social networks. */
export interface SocialLogin {
  /** `POST social/start`. */
  start(call: Call): Promise<SocialStartAnswer>
  /** `POST social/finish`. */
  finish(call: Call): Promise<LoginAnswer>
}

/** Creates the endpoints of logins with social networks. */
export function createSocialLogin(
  { wallets }: Pick<Settings, 'wallets'>,
  proof: SocialProof,
  beginSession: BeginSession,
): SocialLogin {
  return {
    start: (call) => proof.start(call),
    async finish(call) {
      const { identity, app } = await proof.finish(call)
      const login = await beginSession(identity, app, call)
      // The visitor's list of logins shows the stored name, and Apple sends the name with the first login only. So the stored name wins.
      const stored = (await wallets.listIdentities(login.user.id)).find((other) => isSameIdentity(other, identity))
      return { ...login, name: stored?.name ?? identity.name }
    },
  }
}
