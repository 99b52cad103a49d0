import { useEffect, useState } from 'react'
import { useRoot } from '../../../react/root-context'

/** The milliseconds until a point in time. Updates every full second; 0 when the time has passed. */
export function useTimeLeft(end: number): number {
  const { platform } = useRoot()
  const [now, setNow] = useState(() => platform.now())
  const left = Math.max(0, end - now)
  useEffect(() => {
    // The time has passed: looks again in a second, in case `end` has moved.
    const pause = left > 0 ? ((left - 1) % 1_000) + 1 : 1_000
    return platform.after(pause, () => setNow(platform.now()))
  }, [platform, left, now])
  return left
}

/** A duration as `3:07`. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
