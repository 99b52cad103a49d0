import type { Bytes } from '../bytes'
import type { Account } from './account'
import { makeLocks } from './make-locks'
import { commonTexts } from '../locales/common-texts'
import { showDoneScreen, showStepScreen } from './screens/lock-screens'
import { lockTexts } from './texts/lock-texts'

interface Wallet {
  walletId: string
  /** The name of the passkey, so that the visitor finds it again. */
  userName: string
}

/** Locks a wallet that a login alone opens: a recovery code first, then a passkey. */
export function lockWallet(account: Account, wallet: Wallet): void {
  const { language } = account.stage
  const texts = language.textsOf(lockTexts).lock
  const next = language.textsOf(commonTexts).goOn
  showStepScreen(account.stage, {
    title: texts.title,
    texts: [texts.alone, texts.server(account.config.name), texts.lost],
    next: { testId: 'wa-next', text: next, onClick: () => makeRecoveryCode(account, wallet) },
    back: account.home,
  })
}

/** Gives a locked wallet a new recovery code, and a new passkey if the old one was not used. */
export function renewRecoveryCode(account: Account, wallet: Wallet): void {
  const { stage, home } = account
  const texts = stage.language.textsOf(lockTexts).renew
  const next = stage.language.textsOf(commonTexts).goOn
  const open = () =>
    account.load({
      title: texts.title,
      needsFreshLogin: true,
      work: async (session, store) => (await store.open(session))?.wipe(),
      then: () => makeRecoveryCode(account, wallet),
      back: home,
    })
  showStepScreen(stage, {
    title: texts.title,
    texts: [texts.stops, texts.lost],
    next: { testId: 'wa-next', text: next, onClick: open },
    back: home,
  })
}

/** Takes the passkey and the recovery code from a wallet, so that a login alone opens it again. */
export function removeLock(account: Account): void {
  const { stage, config, home } = account
  const texts = stage.language.textsOf(lockTexts).remove
  const remove = () =>
    account.load({
      title: texts.title,
      needsFreshLogin: true,
      work: (session, store) => store.changeLocks(session, [{ kind: 'login' }]),
      then: () =>
        showDoneScreen(stage, {
          title: texts.done,
          text: texts.doneText,
          home,
        }),
      back: home,
    })
  showStepScreen(stage, {
    title: texts.title,
    texts: [texts.alone, texts.server(config.name)],
    next: { testId: 'wa-remove', text: texts.action, onClick: remove },
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
  const texts = stage.language.textsOf(lockTexts).lock
  account.load({
    title: texts.running,
    needsFreshLogin: true,
    work: (session, store) =>
      store.changeLocks(session, [
        { kind: 'login+passkey', output },
        { kind: 'login+code', code },
      ]),
    then: () =>
      showDoneScreen(stage, {
        title: texts.done,
        text: texts.doneText,
        home,
      }),
    back: home,
    note: texts.note,
  })
}
