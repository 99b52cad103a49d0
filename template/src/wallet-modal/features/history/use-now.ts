import { useEffect, useState } from 'react'
import { useRoot } from '../../react/root-context'

const minute = 60_000

/** The current time. Updates every minute, so that relative times stay right. */
export function useNow(): number {
  const { platform } = useRoot()
  const [now, setNow] = useState(() => platform.now())
  useEffect(() => platform.after(minute, () => setNow(platform.now())), [platform, now])
  return now
}
