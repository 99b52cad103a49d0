import type { FramePlatform } from '../platform'

const touches = ['pointerdown', 'keydown', 'wheel'] as const

interface TouchOptions {
  /** In milliseconds. */
  limit: number
  /** Ends the watch. */
  signal: AbortSignal
  onStill: () => void
}

/**
 * Tells once when the visitor has neither pressed a key nor touched the page for a time. Timers of a page in the background may be
 * late, so the clock decides as well.
 */
export function watchTouches(
  { window, after, now }: Pick<FramePlatform, 'window' | 'after' | 'now'>,
  { limit, signal, onStill }: TouchOptions,
): void {
  let last = now()
  let isOver = signal.aborted
  let cancel = () => {}

  const end = () => {
    isOver = true
    cancel()
    for (const name of touches) window.removeEventListener(name, touched, true)
    window.document.removeEventListener('visibilitychange', look)
  }
  const look = () => {
    if (isOver) return
    const left = last + limit - now()
    cancel()
    if (left > 0) return void (cancel = after(left, look))
    end()
    onStill()
  }
  const touched = () => {
    // A touch after the limit does not count.
    if (last + limit > now()) last = now()
    look()
  }

  if (isOver) return
  signal.addEventListener('abort', end)
  for (const name of touches) window.addEventListener(name, touched, true)
  window.document.addEventListener('visibilitychange', look)
  look()
}
