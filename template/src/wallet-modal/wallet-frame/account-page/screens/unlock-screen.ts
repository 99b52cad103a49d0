import type { Bytes } from '../../bytes'
import type { Unlocked } from '../../custody/key-store'
import { readRecoveryCode } from '../../custody/recovery-code'
import type { LockKind } from '../../custody/vault-json'
import { createActions, createButton, createForm, createText } from '../elements'
import type { Stage } from '../stage'

interface UnlockOptions {
  kinds: readonly LockKind[]
  /** Why the last try did not open the wallet. */
  problem: string | undefined
  askPasskey: (signal: AbortSignal) => Promise<Bytes>
  opened: (unlocked: Unlocked) => void
  /** Another screen took the place of this one, or the visitor went back. */
  left: () => void
}

/** Asks for the passkey or the recovery code of a wallet. */
export function showUnlockScreen(stage: Stage, { kinds, problem, askPasskey, opened, left }: UnlockOptions): void {
  stage.show('Open your wallet', (screen) => {
    const { document, signal } = screen
    signal.addEventListener('abort', left)
    const finish = (unlocked: Unlocked) => {
      signal.removeEventListener('abort', left)
      opened(unlocked)
    }
    const passkey = createButton(document, {
      testId: 'wa-unlock-passkey',
      text: 'Use passkey',
      isPrimary: true,
      onClick: () =>
        screen.run(
          () => askPasskey(signal),
          (secret) => finish({ kind: 'login+passkey', secret }),
        ),
    })
    const { form, input } = createForm(document, {
      testId: 'wa-unlock-code',
      label: 'Recovery code',
      attributes: { type: 'text', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'characters' },
      submit: { testId: 'wa-unlock-submit', text: 'Use recovery code' },
      onSubmit(value) {
        const secret = readRecoveryCode(value)
        if (!secret) return screen.fail('This is no recovery code. Look at each character again')
        input.value = ''
        finish({ kind: 'login+code', secret })
      },
    })
    if (problem !== undefined) screen.fail(problem)
    return [
      createText(document, 'This wallet is locked. It opens with your passkey or with your recovery code.'),
      ...(kinds.includes('login+passkey') ? [createActions(document, passkey)] : []),
      ...(kinds.includes('login+code') ? [form] : []),
      createActions(document, createButton(document, { testId: 'wa-back', text: 'Back', onClick: left })),
    ]
  })
}
