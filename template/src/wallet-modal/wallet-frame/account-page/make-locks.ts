import type { Bytes } from '../bytes'
import { createRecoveryCode, formatRecoveryCode } from '../custody/recovery-code'
import { choosePlaces, showConfirmScreen } from './screens/confirm-screen'
import { showCodePage, showPasskeyStep } from './screens/lock-screens'
import type { Stage } from './stage'

interface LockMaking {
  stage: Stage
  crypto: Crypto
  /** Notes secret bytes, so that the caller can overwrite them at the end. */
  hold(secret: Bytes): Bytes
  /** False if the passkey that has opened the wallet is used again. */
  isNew: boolean
  /** Returns the output of the passkey. Called while the visitor's click is handled. */
  takePasskey(): Promise<Bytes>
  /** Called with the output of the passkey and the recovery code. */
  made(output: Bytes, code: Bytes): void
  /** Called when the visitor does not want to go on. */
  back(): void
}

/**
 * Lets the visitor make the recovery code and the passkey that open a wallet beside the login. The recovery code comes first: the visitor
 * writes it down and types four of its characters, so that nobody has a passkey without a recovery code.
 */
export function makeLocks({ stage, crypto, hold, isNew, takePasskey, made, back }: LockMaking): void {
  const code = hold(createRecoveryCode(crypto))
  const text = formatRecoveryCode(code)
  const places = choosePlaces(crypto, text)
  const show = () =>
    showCodePage(stage, {
      text,
      next: () => showConfirmScreen(stage, { text, places, confirmed, again: show, back }),
      back,
    })
  const confirmed = () =>
    showPasskeyStep(stage, {
      isNew,
      take: async () => hold(await takePasskey()),
      taken: (output) => made(output, code),
      back,
    })
  show()
}
