import type { Bytes } from '../bytes'
import { createRecoveryCode, formatRecoveryCode } from '../custody/recovery-code'
import type { Account } from './account'
import { choosePlaces, showConfirmScreen } from './screens/confirm-screen'
import { showCodePage, showDoneScreen, showPasskeyStep, showStepScreen } from './screens/lock-screens'

interface Wallet {
  walletId: string
  /** The name of the passkey, so that the visitor finds it again. */
  userName: string
}

/** Locks a wallet that a code by e-mail opens: a recovery code first, then a passkey. */
export function lockWallet(account: Account, wallet: Wallet): void {
  const { name } = account.config
  showStepScreen(account.stage, {
    title: 'Lock your wallet with a passkey',
    texts: [
      'After this, a code by e-mail alone opens nothing. A new browser needs your passkey, too.',
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

/** Takes the passkey and the recovery code from a wallet, so that a code by e-mail opens it again. */
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
          text: 'A code by e-mail opens your wallet. The recovery code opens nothing any more.',
          home,
        }),
      back: home,
    })
  showStepScreen(stage, {
    title: 'Remove the passkey lock',
    texts: [
      'After this, a code by e-mail alone opens your wallet again.',
      `Whoever runs the server of ${account.config.name} can open it again, too. So can whoever reads your mail.`,
    ],
    next: { testId: 'wa-remove', text: 'Remove the lock', onClick: remove },
    back: home,
  })
}

function makeRecoveryCode(account: Account, wallet: Wallet): void {
  const { stage, platform, home } = account
  const code = account.hold(createRecoveryCode(platform.crypto))
  const text = formatRecoveryCode(code)
  const places = choosePlaces(platform.crypto, text)
  const show = () =>
    showCodePage(stage, {
      text,
      next: () => showConfirmScreen(stage, { text, places, confirmed, again: show, back: home }),
      back: home,
    })
  const confirmed = () => takePasskey(account, wallet, code)
  show()
}

/** The passkey step. A passkey that has just opened the wallet is used again. */
function takePasskey(account: Account, wallet: Wallet, code: Bytes): void {
  const { stage, passkeys, config, unlocked, home } = account
  const old = unlocked?.kind === 'login+passkey' ? account.hold(unlocked.secret.slice()) : undefined
  const save = (output: Bytes) => changeLocks(account, output, code)
  showPasskeyStep(stage, {
    isNew: old === undefined,
    take: async () => old ?? account.hold(await passkeys.create({ ...wallet, appName: config.name })),
    taken: save,
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
