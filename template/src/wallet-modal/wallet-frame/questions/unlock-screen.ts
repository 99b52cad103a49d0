import { wipe } from '../bytes'
import type { Unlocked } from '../custody/locks'
import { askPasskey } from '../custody/passkey'
import { readRecoveryCode } from '../custody/recovery-code'
import { FrameError } from '../frame-error'
import { commonTexts } from '../locales/common-texts'
import { errorText } from '../locales/error-text'
import type { FramePlatform } from '../platform'
import { showGuarded } from '../approval/guarded-screen'
import { questionTexts } from './question-texts'
import { createUnlockElements, showWay } from './unlock-elements'
import type { Visitor } from './visitor'

interface UnlockScreenOptions {
  platform: Pick<FramePlatform, 'window' | 'after' | 'credentials' | 'crypto'>
}

/**
 * Creates the function that asks the visitor to open the wallet with the passkey or with the recovery code. The screen protects itself as
 * the one for approvals does.
 */
export function createUnlockScreen({ platform }: UnlockScreenOptions): Visitor['unlock'] {
  const { document } = platform.window
  return ({ origin, language, walletId, kinds, problem: before }, given) => {
    const common = language.textsOf(commonTexts)
    const texts = language.textsOf(questionTexts)
    const parts = createUnlockElements(document, { origin, language })
    const { shown, problem, input, submit, passkey, code, cancel } = parts
    const { status } = shown
    const tell = (text: string | undefined) => {
      problem.textContent = text ?? ''
      problem.hidden = text === undefined
    }
    let [isSettled, isBusy] = [false, false]
    const update = () => {
      for (const button of [submit, passkey, code]) button.disabled = !isSettled || isBusy
      cancel.disabled = !isSettled
      status.textContent = isBusy ? texts.unlock.waiting : ''
    }
    const setBusy = (next: boolean) => {
      isBusy = next
      update()
    }
    tell(before && common.wrong[before])
    update()
    // A visitor who has mistyped a recovery code can type the code again at once.
    showWay(parts, kinds, !kinds.includes('login+passkey') || before === 'login+code')

    const guarded = {
      ...shown,
      coveredText: texts.covered,
      onSettled() {
        isSettled = true
        update()
      },
    }
    return showGuarded<Unlocked>(platform, guarded, given, ({ signal, finish, refuse, isClear, onPress }) => {
      const finishWith = (kind: Unlocked['kind'], secret: Unlocked['secret']) => {
        // The visitor has declined while the browser asked for the passkey.
        if (signal.aborted) return wipe(secret)
        input.value = ''
        return finish({ kind, secret })
      }
      const givePasskey = () => {
        tell(undefined)
        // Browsers want the passkey to be asked for in the turn of the click.
        const asked = askPasskey(platform, walletId, signal)
        setBusy(true)
        asked.then(
          (output) => finishWith('login+passkey', output),
          (error: unknown) => {
            setBusy(false)
            // A disabled button has lost the focus.
            passkey.focus()
            tell(error instanceof FrameError ? errorText(language, error) : common.passkeyNotUsed)
          },
        )
      }
      const giveCode = () => {
        const typed = readRecoveryCode(input.value)
        if (typed) return finishWith('login+code', typed)
        tell(texts.unlock.noCode)
        return input.focus()
      }
      onPress(cancel, 'nothing', refuse)
      onPress(passkey, 'clear', givePasskey)
      onPress(submit, 'clear', giveCode)
      onPress(code, 'clear', () => {
        tell(undefined)
        // A visitor who has mistyped a recovery code can type the code again at once.
        showWay(parts, kinds, true)
        input.focus()
      })
      input.addEventListener(
        'keydown',
        ({ key, isTrusted, isComposing }) => {
          if (isTrusted && key === 'Enter' && !isComposing && !submit.disabled && isClear()) giveCode()
        },
        { signal },
      )
      signal.addEventListener('abort', () => {
        input.value = ''
      })
    })
  }
}
