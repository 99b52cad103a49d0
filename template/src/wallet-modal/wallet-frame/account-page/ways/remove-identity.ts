import { removeLoginCall } from '../../server/login-calls'
import type { Account } from '../account'
import { showDoneScreen, showStepScreen } from '../screens/lock-screens'
import { loginTexts } from '../texts/login-texts'
import type { Identity } from './identity-names'
import { describeIdentity, worksHere } from './identity-names'

/**
 * Asks the visitor whether to remove an identity, and removes it. The visitor's login must be at most five minutes old.
 * @param others the identities that stay
 */
export function removeIdentity(account: Account, identity: Identity, others: readonly Identity[]): void {
  const { stage, api, home } = account
  const texts = stage.language.textsOf(loginTexts).remove
  const { remove: action } = stage.language.textsOf(loginTexts).ways
  const remove = () =>
    account.load({
      title: texts.title,
      needsFreshLogin: true,
      work: ({ token }) => api.call(removeLoginCall(token, { id: identity.id })),
      then: () =>
        showDoneScreen(stage, {
          title: texts.done,
          text: texts.doneText(describeIdentity(identity)),
          home,
        }),
      back: home,
      note: texts.note,
    })
  showStepScreen(stage, {
    title: texts.question,
    texts: [
      texts.noMore(describeIdentity(identity)),
      texts.browsers,
      ...(others.some(worksHere) ? [] : [texts.notHere]),
    ],
    next: { testId: 'wa-remove', text: action, onClick: remove },
    back: home,
  })
}
