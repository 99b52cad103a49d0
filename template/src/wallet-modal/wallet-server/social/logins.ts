import type * as v from 'valibot'
import type { NewLoginAnswer, SocialStartAnswer } from '../api'
import { loginRequestSchema, socialFinishRequestSchema, socialStartRequestSchema } from '../api'
import { Refusal } from '../refusal'
import type { SignedInCall } from '../requests/calls'
import type { Settings } from '../settings'
import type { SocialProof } from './social-proof'
import { requireFreshLogin } from '../logins/fresh-login'
import { toLogin } from '../logins/list-logins'

/** The endpoints that change a user's logins. They work on the account page only, and for five minutes after a login. */
export interface Logins {
  /** `POST logins/start`. */
  start(call: SignedInCall): Promise<SocialStartAnswer>
  /** `POST logins/finish`. */
  finish(call: SignedInCall): Promise<NewLoginAnswer>
  /** `DELETE logins`. */
  remove(call: SignedInCall): Promise<object>
}

const notThere = () => new Refusal('APP_NOT_ALLOWED', 'Logins can be changed only on the account page of the wallet')

/**
 * Creates the endpoints that add and remove logins. Only these endpoints add a second identity to a wallet, for a user who has proven both
 * identities. The same e-mail address at two providers is no proof: a provider that does not verify addresses would give wallets away.
 */
export function createLogins(settings: Settings, proof: SocialProof): Logins {
  const { wallets, origins } = settings

  /** Reads the body, and returns it with the id of the user. */
  function readOnAccountPage<T>(call: SignedInCall, schema: v.GenericSchema<unknown, T>): { userId: string; body: T } {
    const body = call.read(schema)
    const { userId, isAccountPage } = call.session.session
    if (!isAccountPage) throw notThere()
    requireFreshLogin(settings, call, 'change how you log in')
    return { userId, body }
  }

  return {
    async start(call) {
      const { userId, body } = readOnAccountPage(call, socialStartRequestSchema)
      if (!origins.includes(body.app)) throw notThere()
      return proof.start(call, userId)
    },
    async finish(call) {
      const { userId } = readOnAccountPage(call, socialFinishRequestSchema)
      const { identity } = await proof.finish(call, userId)
      const outcome = await wallets.addIdentity(userId, identity)
      if (outcome === 'taken')
        throw new Refusal('LOGIN_TAKEN', `${identity.name} belongs to another wallet already. Nothing was changed`)
      if (outcome === 'changed') throw new Refusal('NOT_SIGNED_IN', 'Log in first')
      return toLogin(identity)
    },
    async remove(call) {
      const { userId, body } = readOnAccountPage(call, loginRequestSchema)
      for (const identity of await wallets.listIdentities(userId)) {
        if ((await toLogin(identity)).id !== body.id) continue
        const outcome = await wallets.removeIdentity(userId, identity)
        if (outcome === 'last')
          throw new Refusal('LAST_LOGIN', 'This is the only login of your wallet. Add another login first')
        if (outcome === 'removed') return {}
      }
      throw new Refusal('NOT_FOUND', 'This login was removed already')
    },
  }
}
