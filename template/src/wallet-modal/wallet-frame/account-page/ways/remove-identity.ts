import { removeLoginCall } from '../../server/login-calls'
import type { Account } from '../account'
import { showDoneScreen, showStepScreen } from '../screens/lock-screens'
import type { Identity } from './identity-names'
import { describeIdentity, worksHere } from './identity-names'

/**
 * Asks the visitor whether to remove an identity, and removes it. The visitor's login must be at most five minutes old.
 * @param others the identities that stay
 */
export function removeIdentity(account: Account, identity: Identity, others: readonly Identity[]): void {
  const { stage, api, home } = account
  const remove = () =>
    account.load({
      title: 'Remove this login',
      needsFreshLogin: true,
      work: ({ token }) => api.call(removeLoginCall(token, { id: identity.id })),
      then: () =>
        showDoneScreen(stage, {
          title: 'The login is removed',
          text: `Nobody can log in to your wallet with ${describeIdentity(identity)} any more.`,
          home,
        }),
      back: home,
      note: 'The login may be removed already. Go back and look at the list.',
    })
  showStepScreen(stage, {
    title: 'Remove this login?',
    texts: [
      `You can then no longer log in with ${describeIdentity(identity)}.`,
      'Browsers that have used this login stay logged in. Log them out in the list of browsers.',
      ...(others.some(worksHere)
        ? []
        : ['After this, you cannot open this page any more, because this page has no login with Farcaster.']),
    ],
    next: { testId: 'wa-remove', text: 'Remove', onClick: remove },
    back: home,
  })
}
