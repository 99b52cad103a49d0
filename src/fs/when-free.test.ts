import { expect, test } from 'vitest'
import { whenFree } from './when-free'

const failure = (code: string): Error => Object.assign(new Error(code), { code })

/** A call that fails for some time, because its file is in use. `waits` has the waiting times between the calls. */
function busyFor(
  calls: number,
  code: string,
): { run: () => Promise<string>; wait: (ms: number) => Promise<void>; waits: number[] } {
  const waits: number[] = []
  let left = calls
  const run = async (): Promise<string> => {
    if (left-- > 0) throw failure(code)
    return 'done'
  }
  return { run, wait: async (ms) => void waits.push(ms), waits }
}

test.each(['EPERM', 'EBUSY', 'EACCES'])('A call that fails with %s is repeated after growing waits.', async (code) => {
  const { run, wait, waits } = busyFor(3, code)
  expect(await whenFree(run, wait)).toBe('done')
  expect(waits).toEqual([10, 20, 40])
})

test('A file that stays in use fails after some seconds.', async () => {
  const { run, wait, waits } = busyFor(Infinity, 'EBUSY')
  await expect(whenFree(run, wait)).rejects.toMatchObject({ code: 'EBUSY' })
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(3000)
})

test('Any other error is thrown at once.', async () => {
  const { run, wait, waits } = busyFor(1, 'ENOENT')
  await expect(whenFree(run, wait)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(waits).toEqual([])
})
