// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { retryable } from './retryable'

test('a job runs once per key, whoever asks', async () => {
  const job = vi.fn<(key: string) => Promise<string>>(async (key) => key.toUpperCase())
  const run = retryable(job)
  expect(await Promise.all([run('a'), run('a'), run('b')])).toEqual(['A', 'A', 'B'])
  expect(await run('a')).toBe('A')
  expect(job.mock.calls).toEqual([['a'], ['b']])
})

test('a job that failed runs again when somebody asks again', async () => {
  const job = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('here')
  const run = retryable(job)
  const [first, second] = [run(), run()]
  await expect(first).rejects.toThrow('lost')
  await expect(second).rejects.toThrow('lost')
  expect(await run()).toBe('here')
  expect(job).toHaveBeenCalledTimes(2)
})
