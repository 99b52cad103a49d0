import type { Bytes } from '../../bytes'
import type { Unlocked } from '../../custody/key-store'
import { readRecoveryCode } from '../../custody/recovery-code'
import type { LockKind } from '../../custody/vault-json'
import { createActions, createButton, createForm, createText } from '../elements'
import type { Stage } from '../stage'
import { commonTexts } from '../../locales/common-texts'
import { accountTexts } from '../texts/account-texts'

interface UnlockOptions {
  kinds: readonly LockKind[]
  /** The lock with which the visitor has just failed to open the wallet. Undefined before the first attempt. */
  problem: Unlocked['kind'] | undefined
  askPasskey: (signal: AbortSignal) => Promise<Bytes>
  opened: (unlocked: Unlocked) => void
  /** Another screen took the place of this one, or the visitor went back. */
  left: () => void
}

/** Asks for the passkey or the recovery code of a wallet. */
export function showUnlockScreen(stage: Stage, { kinds, problem, askPasskey, opened, left }: UnlockOptions): void {
  const { language } = stage
  const common = language.textsOf(commonTexts)
  const texts = language.textsOf(accountTexts).unlock
  stage.show(common.openWallet, (screen) => {
    const { document, signal } = screen
    signal.addEventListener('abort', left)
    const finish = (unlocked: Unlocked) => {
      signal.removeEventListener('abort', left)
      opened(unlocked)
    }
    const passkey = createButton(document, {
      testId: 'wa-unlock-passkey',
      text: common.usePasskey,
      isPrimary: true,
      onClick: () =>
        screen.run(
          () => askPasskey(signal),
          (secret) => finish({ kind: 'login+passkey', secret }),
        ),
    })
    const { form, input } = createForm(document, {
      testId: 'wa-unlock-code',
      label: common.recoveryCode,
      attributes: { type: 'text', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'characters', dir: 'ltr' },
      submit: { testId: 'wa-unlock-submit', text: common.useCode },
      onSubmit(value) {
        const secret = readRecoveryCode(value)
        if (!secret) return screen.fail(texts.noCode)
        input.value = ''
        finish({ kind: 'login+code', secret })
      },
    })
    if (problem !== undefined) screen.fail(common.wrong[problem])
    return [
      createText(document, texts.about),
      ...(kinds.includes('login+passkey') ? [createActions(document, passkey)] : []),
      ...(kinds.includes('login+code') ? [form] : []),
      createActions(document, createButton(document, { testId: 'wa-back', text: common.back, onClick: left })),
    ]
  })
}
