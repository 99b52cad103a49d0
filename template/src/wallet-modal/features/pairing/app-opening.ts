import { makeAutoObservable } from 'mobx'
import type { Platform } from '../../platform/platform'

/** How long an app may take to come to the front, in milliseconds. After that it counts as not opened. */
const openLimit = 2_500

/**
 * Finds out whether a link has opened the wallet's app. Browsers do not tell, so the page is watched: an app that opens hides the page or
 * takes its focus. If neither happens in time, the app is probably not installed.
 */
export class AppOpening {
  state: 'none' | 'opening' | 'opened' | 'notOpened' = 'none'
  readonly #platform: Pick<Platform, 'window' | 'after'>
  #stop: () => void = () => {}

  constructor(platform: Pick<Platform, 'window' | 'after'>) {
    this.#platform = platform
    makeAutoObservable(this)
  }

  /** Starts watching. Call it in the same event handler that follows the link. */
  watch(): void {
    this.reset()
    const page = this.#platform.window()
    if (!page) return
    this.state = 'opening'
    const watching = new AbortController()
    const { signal } = watching
    const left = () => this.settle('opened')
    const hidden = () => page.document.visibilityState === 'hidden' && left()
    page.document.addEventListener('visibilitychange', hidden, { signal })
    page.addEventListener('pagehide', left, { signal })
    page.addEventListener('blur', left, { signal })
    const stopClock = this.#platform.after(openLimit, () => this.settle('notOpened'))
    this.#stop = () => {
      watching.abort()
      stopClock()
    }
  }

  settle(state: 'opened' | 'notOpened'): void {
    this.#stop()
    this.state = state
  }

  reset(): void {
    this.#stop()
    this.state = 'none'
  }
}
