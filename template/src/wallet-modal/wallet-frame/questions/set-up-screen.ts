import { showGuarded } from '../approval/guarded-screen'
import { openOwnWindow } from '../approval/own-window'
import { createButton, createDetails, createExplanation, createHeader, createScreen } from '../approval/screen-parts'
import type { NewLock } from '../custody/locks'
import { wipeLocks } from '../custody/locks'
import type { FramePlatform } from '../platform'
import { commonTexts } from '../locales/common-texts'
import { questionTexts } from './question-texts'
import { takeLocks } from './take-locks'
import type { Visitor } from './visitor'

interface SetUpOptions {
  platform: Pick<FramePlatform, 'window' | 'after' | 'credentials' | 'crypto'>
  /** The product's name. */
  name: string
}

/**
 * Creates the function that lets a visitor without a wallet make a passkey and a recovery code. The visitor makes both in a window with
 * the wallet's own address, because not every browser makes passkeys in a frame.
 */
export function createSetUpScreen({ platform, name }: SetUpOptions): Visitor['setUp'] {
  const { document } = platform.window
  return ({ origin, language, ...wallet }, given) => {
    const common = language.textsOf(commonTexts)
    const { covered, setUp: texts } = language.textsOf(questionTexts)
    const cancel = createButton(document, 'button', 'wf-set-up-cancel', common.cancel)
    const start = createButton(document, 'button primary', 'wf-set-up-start', common.goOn)
    const shown = createScreen(document, {
      language,
      testId: 'wf-set-up',
      role: 'dialog',
      header: createHeader(document, texts.title, origin),
      details: createDetails(document, ...[texts.two, texts.alone].map((text) => createExplanation(document, text))),
      buttons: [cancel, start],
    })
    const { status } = shown
    let [isSettled, isOpen] = [false, false]
    const update = () => {
      cancel.disabled = !isSettled
      start.disabled = !isSettled || isOpen
    }
    update()
    const guarded = {
      ...shown,
      coveredText: covered,
      onSettled() {
        isSettled = true
        update()
      },
    }
    return showGuarded<readonly NewLock[]>(platform, guarded, given, ({ signal, finish, refuse, onPress }) => {
      const setOpen = (next: boolean, text: string) => {
        isOpen = next
        status.textContent = text
        update()
      }
      const makeLocks = async () => {
        setOpen(true, texts.open)
        const outcome = await openOwnWindow(platform, signal, (window, closing) =>
          takeLocks(
            { ...platform, window, credentials: () => window.navigator.credentials },
            { name, language, ...wallet },
            closing,
          ),
        )
        if (outcome.end === 'done') return signal.aborted ? wipeLocks(outcome.value) : finish(outcome.value)
        if (outcome.end === 'declined') return refuse()
        setOpen(false, texts[outcome.end])
        return start.focus()
      }
      onPress(cancel, 'nothing', refuse)
      onPress(start, 'clear', () => void makeLocks())
    })
  }
}
