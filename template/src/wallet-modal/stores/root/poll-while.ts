import { reaction } from 'mobx'
import { isPageVisible } from '../../platform/page-visibility'
import type { Platform } from '../../platform/platform'

/**
 * Runs a job at once and then at every interval while `watched` returns a truthy value. Runs it again at once when that value changes.
 * Skips the job while the page is hidden. Stops when the signal aborts.
 */
export function pollWhile(
  watched: () => unknown,
  { run, interval }: { run: () => void; interval: number },
  platform: Platform,
  signal: AbortSignal,
): void {
  let cancel = () => {}
  const poll = () => {
    if (isPageVisible(platform)) run()
    cancel = platform.after(interval, poll)
  }
  reaction(
    watched,
    (isWatched) => {
      cancel()
      if (isWatched) poll()
    },
    { signal, fireImmediately: true },
  )
  signal.addEventListener('abort', () => cancel(), { once: true })
}
