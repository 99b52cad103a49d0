import { userRejected } from '../frame-error'
import type { FramePlatform } from '../platform'
import type { Screen } from './screen-parts'
import { watchVisibility } from './visibility'

interface GuardedScreen extends Screen {
  /** What the status line says when the visitor presses a button while something covers the screen. */
  coveredText: string
  /** The buttons have been visible for half a second, so they may be enabled. */
  onSettled(): void
}

/** What the screen's own code uses. */
interface ScreenControls<T> {
  /** Aborts when the screen is gone. */
  signal: AbortSignal
  /** Ends the screen. */
  finish(value: T): void
  /** Ends the screen: the visitor declines. */
  refuse(): void
  /** False while something covers the screen. The visitor is told so. */
  isClear(): boolean
  /** Runs work for real clicks on a button that is enabled. `clear`: only while nothing covers the screen. */
  onPress(button: HTMLButtonElement, needs: 'clear' | 'nothing', work: () => void): void
}

/**
 * Shows a screen until the visitor decides. It takes real events only, the Escape key declines, and a screen that the page hides or never
 * shows is declined after some time.
 * @param given ends the wait when the page has given the request up
 * @throws FrameError when the visitor declines, or the page has given the request up
 */
export function showGuarded<T>(
  platform: Pick<FramePlatform, 'window' | 'after'>,
  { screen, actions, status, coveredText, onSettled }: GuardedScreen,
  given: AbortSignal | undefined,
  wire: (controls: ScreenControls<T>) => void,
): Promise<T> {
  const { document } = platform.window
  return new Promise<T>((resolve, reject) => {
    if (given?.aborted) return reject(userRejected())
    const shown = new AbortController()
    const { signal } = shown
    const end = (settle: () => void) => {
      if (signal.aborted) return
      shown.abort()
      visibility.stop()
      screen.remove()
      settle()
    }
    const refuse = () => end(() => reject(userRejected()))
    const isClear = () => {
      if (!visibility.isSettled()) status.textContent = coveredText
      return visibility.isSettled()
    }
    const onPress: ScreenControls<T>['onPress'] = (button, needs, work) =>
      button.addEventListener(
        'click',
        ({ isTrusted }) => {
          if (isTrusted && !button.disabled && (needs === 'nothing' || isClear())) work()
        },
        { signal },
      )
    wire({ signal, finish: (value) => end(() => resolve(value)), refuse, isClear, onPress })
    document.addEventListener('keydown', ({ key, isTrusted }) => isTrusted && key === 'Escape' && refuse(), { signal })
    document.querySelector('main')?.replaceChildren(screen)
    const visibility = watchVisibility(platform, actions, { onSettled, onLeft: refuse })
    given?.addEventListener('abort', refuse, { signal })
    return screen.querySelector<HTMLElement>('#wf-title')?.focus()
  })
}
