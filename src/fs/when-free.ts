import { setTimeout } from 'node:timers/promises'
import { errorCode } from './file-system'

const inUse = new Set(['EACCES', 'EBUSY', 'EPERM'])

/**
 * Repeats a call for two seconds while the file is in use. Windows does not move a file that another program has open, and virus
 * scanners open files that were just written. Rejects with the last error.
 */
export async function whenFree<T>(
  run: () => T | Promise<T>,
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
