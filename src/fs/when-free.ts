import { setTimeout } from 'node:timers/promises'
import { errorCode } from './file-system'

const inUse = new Set(['EACCES', 'EBUSY', 'EPERM'])

/**
 * Windows moves nothing that another program has open, and a virus scanner opens what was just written: tries again for two seconds.
 * Rejects with the last error.
 */
export async function whenFree<T>(
  run: () => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<T> {
  for (let pause = 10; pause <= 1280; pause *= 2) {
    try {
      return await run()
    } catch (error) {
      if (!inUse.has(errorCode(error) ?? '')) throw error
    }
    await wait(pause)
  }
  return run()
}
