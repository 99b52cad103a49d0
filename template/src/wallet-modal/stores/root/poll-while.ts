import { reaction } from 'mobx'
import { isPageVisible } from '../../platform/page-visibility'
import type { Platform } from '../../platform/platform'

/**
 * Runs a job at once and then at every interval while `watched` returns something, and again at once when it returns something
 * else. A hidden page skips the job. Ends with the signal.
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
