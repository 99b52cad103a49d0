import type { Account, Login } from './account'
import { createBrowsersPart } from './browsers-part'
import { lockWallet, removeLock, renewRecoveryCode } from './passkey-lock'
import { showHomeScreen } from './screens/home-screen'
import { accountTexts } from './texts/account-texts'
import { createWaysPart } from './ways/ways-part'
import { openWords } from './words'

/** Loads and shows the first screen of a visitor who is logged in. */
export function openHome(account: Account, current: Login): void {
  const { api, config } = account
  account.load({
    title: account.stage.language.textsOf(accountTexts).title,
    work: async (session, store) => ({ me: await api.me(session.token), kinds: await store.kinds(session) }),
    then({ me, kinds }) {
      const { user, logins } = me
      const wallet = { walletId: me.wallet?.walletId ?? '', userName: user.email ?? current.identity.name }
      showHomeScreen(account.stage, {
        name: config.name,
        identity: current.identity,
        kinds,
        openWords: () => openWords(account),
        lock: () => lockWallet(account, wallet),
        renewCode: () => renewRecoveryCode(account, wallet),
        removeLock: config.locks === 'passkey' ? undefined : () => removeLock(account),
        createWays:
          logins.length === 0 ? undefined : (document, signal) => createWaysPart(account, logins, { document, signal }),
        createBrowsers: (document, signal) => createBrowsersPart(account, current, { document, signal }),
        logOut: () => account.logOut(),
      })
    },
    back: () => account.logOut(),
  })
}
