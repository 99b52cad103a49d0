import type { FramePlatform } from '../platform'

/** Reports of browsers that tell whether something covers an element. */
interface VisibilityEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

interface VisibilityInit extends IntersectionObserverInit {
  trackVisibility: boolean
  delay: number
}

/** Whether visitors see an element as it is drawn. */
interface Visibility {
  /** True when the element has been visible for half a second. */
  isSettled(): boolean
  stop(): void
}

interface VisibilityEvents {
  /** The element has been visible for half a second. */
  onSettled(): void
  /** The element has been out of sight for some seconds, or was not shown for a minute. */
  onLeft(): void
}

/** How long an element is visible before it takes clicks, in milliseconds. */
const settleTime = 500
/** How long an element is out of sight before its request ends, in milliseconds: after it was visible, and before. */
const [leaveTime, showTime] = [3_000, 60_000] as const

/**
 * Watches whether an element is visible. Chromium also reports covers, low opacity and scaling. A browser that cannot observe
 * elements counts them as visible.
 */
export function watchVisibility(
  platform: Pick<FramePlatform, 'window' | 'after'>,
  element: Element,
  { onSettled, onLeft }: VisibilityEvents,
): Visibility {
  let isSettled = false
  let wasSeen = false
  let cancel = platform.after(showTime, onLeft)

  const settle = () => {
    isSettled = true
    onSettled()
  }
  const report = (isVisible: boolean, isInView: boolean) => {
    // A page that never shows the frame must not block later requests.
    if (!isVisible && !wasSeen) return
    cancel()
    if (isVisible) {
      wasSeen = true
      if (!isSettled) cancel = platform.after(settleTime, settle)
      return
    }
    isSettled = false
    if (!isInView) cancel = platform.after(leaveTime, onLeft)
  }

  const Observer = platform.window.IntersectionObserver
  if (!Observer) {
    report(true, true)
    return { isSettled: () => isSettled, stop: () => cancel() }
  }
  const options: VisibilityInit = { threshold: [0, 0.99], trackVisibility: true, delay: 100 }
  const observer = new Observer((entries: readonly VisibilityEntry[]) => {
    const entry = entries.at(-1)
    if (!entry) return
    report(entry.intersectionRatio >= 0.99 && (entry.isVisible ?? true), entry.isIntersecting)
  }, options)
  observer.observe(element)
  return {
    isSettled: () => isSettled,
    stop() {
      cancel()
      observer.disconnect()
    },
  }
}
