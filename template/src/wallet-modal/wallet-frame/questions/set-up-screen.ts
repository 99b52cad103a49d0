import { showGuarded } from '../approval/guarded-screen'
import { openOwnWindow } from '../approval/own-window'
import { createButton, createDetails, createExplanation, createHeader, createScreen } from '../approval/screen-parts'
import type { NewLock } from '../custody/locks'
import { wipeLocks } from '../custody/locks'
import type { FramePlatform } from '../platform'
import { takeLocks } from './take-locks'
import type { Visitor } from './visitor'

const texts = {
  title: 'Make your wallet',
  explanations: [
    'You make two things now: a recovery code that you write on paper, and a passkey of this device. Each of them opens your wallet, together with a login.',
    'Nobody else can open it, not even whoever runs its server. If you lose both, the wallet is lost.',
  ],
  start: 'Go on',
  cancel: 'Cancel',
  open: 'Go on in the window that has opened.',
  covered: 'Something covers this window. Move it away, wait a moment, and press Go on again.',
  closed: 'The window was closed, so there is no wallet yet. Press Go on to open it again.',
  blocked: 'Your browser blocked the window. Allow pop-ups for this site, and press Go on again.',
} as const

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
  return ({ origin, ...wallet }, given) => {
    const cancel = createButton(document, 'button', 'wf-set-up-cancel', texts.cancel)
    const start = createButton(document, 'button primary', 'wf-set-up-start', texts.start)
    const shown = createScreen(document, {
      testId: 'wf-set-up',
      role: 'dialog',
      header: createHeader(document, texts.title, origin),
      details: createDetails(document, ...texts.explanations.map((text) => createExplanation(document, text))),
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
      coveredText: texts.covered,
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
          takeLocks({ ...platform, window, credentials: () => window.navigator.credentials }, name, wallet, closing),
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
