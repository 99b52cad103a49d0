import { makeAutoObservable } from 'mobx'
import type { Platform } from '../../platform/platform'

/** How long an app has to come to the front, in milliseconds. */
const openLimit = 2_500

/**
 * Whether a wallet's app has opened. No browser says so: an app that opens takes the page out of sight, or at least out of
 * focus, and one that is not installed does neither.
 */
export class AppOpening {
  state: 'none' | 'opening' | 'opened' | 'notOpened' = 'none'
  readonly #platform: Pick<Platform, 'window' | 'after'>
  #stop: () => void = () => {}

  constructor(platform: Pick<Platform, 'window' | 'after'>) {
    this.#platform = platform
    makeAutoObservable(this)
  }

  /** Call in the turn in which the link is followed. */
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
