import type { LoginAnswer, MeAnswer, SocialProvider } from '../../../wallet-server/api'
import { TranslatedError } from '../../locales/error-text'
import type { Account, Login } from '../account'
import { createEmailLogin } from '../email-login'
import { endSession } from '../end-session'
import { showRenewScreen } from '../screens/renew-screen'
import { loginTexts } from '../texts/login-texts'
import { openAccountLogin } from './account-login'
import { logInAt } from './social-login'
import type { Identity } from './identity-names'
import { describeIdentities, worksHere } from './identity-names'

interface RenewOptions {
  done: (login: Login) => void
  /** Called when the visitor does not want to log in again. */
  back: () => void
}

type SocialIdentity = Identity & { provider: SocialProvider }

const isSocial = (identity: Identity): identity is SocialIdentity =>
  identity.provider !== 'email' && identity.provider !== 'farcaster'

/** The identities that can log in on this page. A server of an older version lists none; the e-mail address is then the only identity. */
function identitiesOf({ user, logins }: MeAnswer): readonly Identity[] {
  if (logins.length > 0) return logins.filter(worksHere)
  return user.email === null ? [] : [{ id: '', provider: 'email', name: user.email }]
}

/** Asks the visitor to log in again, with one of the identities of the wallet. A login to another wallet is refused. */
export function renewLogin(account: Account, current: Login, { done, back }: RenewOptions): void {
  const { api, stage } = account
  const { language } = stage
  const texts = language.textsOf(loginTexts).renew

  function ask(identities: readonly Identity[]): void {
    /** Refuses a login as another user, and ends its session at once, so that nothing is done with the other user's wallet. */
    const accept = ({ token, user }: LoginAnswer) => {
      if (user.id === current.userId) return
      endSession(api, token)
      throw new TranslatedError(texts.otherWallet(describeIdentities(identities, language)))
    }
    const show = () => {
      const { start, sent } = createEmailLogin(account, { accept, done, back: show })
      showRenewScreen(stage, {
        emails: identities.filter(({ provider }) => provider === 'email').map(({ name }) => name),
        accounts: identities.filter(isSocial),
        farcasterNames: identities.filter(({ provider }) => provider === 'farcaster').map(({ name }) => name),
        openFarcaster: () => openAccountLogin(account, { accept, done, back: show }),
        send: start,
        sent,
        logInAt: (provider, signal) => logInAt(account, { provider, signal, accept }),
        loggedIn: done,
        back,
      })
    }
    show()
  }

  account.load({
    title: texts.title,
    work: ({ token }) => api.me(token),
    then: (me) => ask(identitiesOf(me)),
    back,
  })
}
