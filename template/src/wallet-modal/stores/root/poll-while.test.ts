// @vitest-environment node
import { observable, runInAction } from 'mobx'
import { expect, test, vi } from 'vitest'
import { createFakePlatform } from '../../testing/fake-platform'
import { pollWhile } from './poll-while'

function createPolling(initial: string | undefined) {
  const platform = createFakePlatform()
  const controller = new AbortController()
  const watched = observable.box(initial)
  const run = vi.fn<() => void>()
  pollWhile(() => watched.get(), { run, interval: 1_000 }, platform, controller.signal)
  const watch = (value: string | undefined) => runInAction(() => watched.set(value))
  return { platform, controller, run, watch }
}

test('The job runs at once and at every interval, as long as the value is set.', async () => {
  const { platform, run, watch } = createPolling(undefined)
  await platform.advance(5_000)
  expect(run).not.toHaveBeenCalled()
  watch('one')
  expect(run).toHaveBeenCalledTimes(1)
  await platform.advance(2_000)
  expect(run).toHaveBeenCalledTimes(3)
  watch(undefined)
  await platform.advance(5_000)
  expect(run).toHaveBeenCalledTimes(3)
})

test('When the value changes, the job runs again at once, and the interval begins anew.', async () => {
  const { platform, run, watch } = createPolling('one')
  await platform.advance(900)
  watch('two')
  expect(run).toHaveBeenCalledTimes(2)
  await platform.advance(900)
  expect(run).toHaveBeenCalledTimes(2)
  await platform.advance(100)
  expect(run).toHaveBeenCalledTimes(3)
})

test('While the page is hidden, the job does not run. When the page is visible again, the job runs again.', async () => {
  const { platform, run } = createPolling('one')
  platform.page.setVisible(false)
  await platform.advance(3_000)
  expect(run).toHaveBeenCalledTimes(1)
  platform.page.setVisible(true)
  await platform.advance(1_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('After the signal has aborted, nothing runs and no timer is left.', async () => {
  const { platform, controller, run, watch } = createPolling('one')
  controller.abort()
  expect(platform.waiting()).toBe(0)
  watch('two')
  await platform.advance(3_000)
  expect(run).toHaveBeenCalledTimes(1)
})
