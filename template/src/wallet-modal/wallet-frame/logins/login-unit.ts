import type { LoginAnswer } from '../../wallet-server/api'
import type { Account, Login } from '../account-page/account'
import type { Handlers, SharedContext } from '../requests/context'

interface AccountLoginOptions {
  /** Checks the user of the login. @throws FrameError to refuse the login */
  accept?: ((answer: LoginAnswer) => void) | undefined
  done: (login: Login) => void
  back: () => void
}

/** A login on the account page that needs a screen of its own, and no window of a provider. */
export interface AccountLogin {
  provider: 'farcaster'
  /** Shows the screen of the login. */
  open(account: Pick<Account, 'platform' | 'api' | 'stage'>, options: AccountLoginOptions): Promise<void>
}

/** A login method that a unit adds to the frame. */
export interface LoginUnit {
  /** Creates the handlers of the unit's requests. */
  requests(context: SharedContext): Partial<Handlers>
  /** Runs once after the wallet was loaded. */
  start?(context: SharedContext): void
  /** The login on the account page. */
  accountLogin?: AccountLogin
}
