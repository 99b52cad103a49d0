import type { LoginAnswer } from '../api'
import type { Call } from '../requests/calls'
import type { Sessions } from '../requests/sessions'
import type { Settings } from '../settings'
import type { NewIdentity } from '../wallets/wallet-store'

/** Begins the session of the user who has proven an identity. `app` is the origin of the page that the user logs in to. */
export type BeginSession = (
  identity: NewIdentity,
  app: string,
  call: Pick<Call, 'device' | 'browser'>,
) => Promise<LoginAnswer>

/** Creates the function that completes every login. For a new identity, it creates a user. */
export function createBeginSession({ wallets, origins }: Settings, sessions: Sessions): BeginSession {
  return async (identity, app, { device, browser: name }) => {
    const user = await wallets.ensureUser(identity)
    const isAccountPage = origins.includes(app)
    const { token, session } = await sessions.begin({ userId: user.id, device, name, isAccountPage })
    await wallets.saveDevice(user.id, { id: device, name, loggedInAt: session.loggedInAt })
    return { token, expiresAt: session.expiresAt, user }
  }
}
