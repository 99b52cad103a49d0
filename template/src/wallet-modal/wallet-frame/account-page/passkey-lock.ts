import type { Bytes } from '../bytes'
import type { Account } from './account'
import { makeLocks } from './make-locks'
import { showDoneScreen, showStepScreen } from './screens/lock-screens'

interface Wallet {
  walletId: string
  /** The name of the passkey, so that the visitor finds it again. */
  userName: string
}

/** Locks a wallet that a login alone opens: a recovery code first, then a passkey. */
export function lockWallet(account: Account, wallet: Wallet): void {
  const { name } = account.config
  showStepScreen(account.stage, {
    title: 'Lock your wallet with a passkey',
    texts: [
      'After this, a login alone opens nothing. A new browser needs your passkey, too.',
      `Whoever runs the server of ${name} cannot open your wallet any more.`,
      'If you lose both the passkey and the recovery code, the wallet is lost. Nobody can bring it back.',
    ],
    next: { testId: 'wa-next', text: 'Go on', onClick: () => makeRecoveryCode(account, wallet) },
    back: account.home,
  })
}

/** Gives a locked wallet a new recovery code, and a new passkey if the old one was not used. */
export function renewRecoveryCode(account: Account, wallet: Wallet): void {
  const { stage, home } = account
  const open = () =>
    account.load({
      title: 'New recovery code',
      needsFreshLogin: true,
      work: async (session, store) => (await store.open(session))?.wipe(),
      then: () => makeRecoveryCode(account, wallet),
      back: home,
    })
  showStepScreen(stage, {
    title: 'New recovery code',
    texts: [
      'The recovery code that you have now stops working at the end.',
      'Have you lost the passkey? Open the wallet with the recovery code, and you make a new passkey, too.',
    ],
    next: { testId: 'wa-next', text: 'Go on', onClick: open },
    back: home,
  })
}

/** Takes the passkey and the recovery code from a wallet, so that a login alone opens it again. */
export function removeLock(account: Account): void {
  const { stage, home } = account
  const remove = () =>
    account.load({
      title: 'Remove the passkey lock',
      needsFreshLogin: true,
      work: (session, store) => store.changeLocks(session, [{ kind: 'login' }]),
      then: () =>
        showDoneScreen(stage, {
          title: 'The passkey lock is removed',
          text: 'A login alone opens your wallet. The recovery code opens nothing any more.',
          home,
        }),
      back: home,
    })
  showStepScreen(stage, {
    title: 'Remove the passkey lock',
    texts: [
      'After this, a login alone opens your wallet again.',
      `Whoever runs the server of ${account.config.name} can open it again, too. So can whoever logs in as you.`,
    ],
    next: { testId: 'wa-remove', text: 'Remove the lock', onClick: remove },
    back: home,
  })
}

/** Makes a new recovery code, and a new passkey unless a passkey has just opened the wallet. */
function makeRecoveryCode(account: Account, wallet: Wallet): void {
  const { stage, platform, passkeys, config, unlocked, home } = account
  const old = unlocked?.kind === 'login+passkey' ? account.hold(unlocked.secret.slice()) : undefined
  makeLocks({
    stage,
    crypto: platform.crypto,
    hold: account.hold,
    isNew: old === undefined,
    takePasskey: async () => old ?? passkeys.create({ ...wallet, appName: config.name }),
    made: (output, code) => changeLocks(account, output, code),
    back: home,
  })
}

function changeLocks(account: Account, output: Bytes, code: Bytes): void {
  const { stage, home } = account
  account.load({
    title: 'Locking your wallet',
    needsFreshLogin: true,
    work: (session, store) =>
      store.changeLocks(session, [
        { kind: 'login+passkey', output },
        { kind: 'login+code', code },
      ]),
    then: () =>
      showDoneScreen(stage, {
        title: 'Your wallet is locked',
        text: 'Your passkey opens it, and so does the recovery code. Keep the code where you find it in ten years.',
        home,
      }),
    back: home,
    note: 'Keep the recovery code that you have written down, because the wallet may be locked with it already. Keep an older one, too.',
  })
}
