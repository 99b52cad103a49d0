import type { Account, Login } from './account'
import { createEmailLogin } from './email-login'
import { showLoginScreen } from './screens/login-screen'
import { accountLogin, openAccountLogin } from './ways/account-login'
import { logInAt } from './ways/social-login'

interface LoginRequest {
  /** A message for the visitor, such as the reason why the last login has ended. */
  notice?: string | undefined
  done: (login: Login) => void
}

/** Lets the visitor log in: with an e-mail address and the code in a mail, or at a provider. */
export function askForLogin(
  account: Pick<Account, 'platform' | 'config' | 'api' | 'stage' | 'offered'>,
  { notice, done }: LoginRequest,
): void {
  const begin = () => {
    const { start, sent } = createEmailLogin(account, { done, back: begin })
    showLoginScreen(account.stage, {
      notice,
      send: start,
      sent,
      offered: account.offered,
      logInAt: (provider, signal) => logInAt(account, { provider, signal }),
      loggedIn: done,
      openFarcaster: accountLogin && (() => openAccountLogin(account, { done, back: begin })),
    })
  }
  begin()
}
