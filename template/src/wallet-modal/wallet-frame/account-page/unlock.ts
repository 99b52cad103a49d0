import type { Unlock, Unlocked } from '../custody/key-store'
import { wipe } from '../bytes'
import { userRejected } from '../frame-error'
import type { Account } from './account'
import { showProgressScreen } from './screens/progress-screen'
import { accountTexts } from './texts/account-texts'
import { showUnlockScreen } from './screens/unlock-screen'

/** Asks for what opens a wallet beside the login, and keeps it while one thing is done with the wallet. */
export interface Unlocker {
  unlock: Unlock
  /** What the wallet was opened with. Undefined when nothing was asked for. */
  readonly kept: Unlocked | undefined
  /** Overwrites what is kept. */
  forget(): void
}

/** The key store overwrites what it is given, so it gets a copy. */
const copyOf = ({ kind, secret }: Unlocked): Unlocked => ({ kind, secret: secret.slice() })

/** Creates the unlocker. Its screen takes the place of the progress of the work that opens the wallet. */
export function createUnlocker({ stage, passkeys }: Pick<Account, 'stage' | 'passkeys'>): Unlocker {
  let kept: Unlocked | undefined

  const forget = () => {
    wipe(kept?.secret)
    kept = undefined
  }

  return {
    get kept() {
      return kept
    },
    forget,
    unlock({ walletId, kinds, problem }) {
      if (kept && problem === undefined) return Promise.resolve(copyOf(kept))
      forget()
      return new Promise((resolve, reject) => {
        showUnlockScreen(stage, {
          kinds,
          problem,
          askPasskey: (signal) => passkeys.ask(walletId, signal),
          opened(unlocked) {
            kept = copyOf(unlocked)
            showProgressScreen(stage, stage.language.textsOf(accountTexts).title)
            resolve(unlocked)
          },
          left: () => reject(userRejected()),
        })
      })
    },
  }
}
