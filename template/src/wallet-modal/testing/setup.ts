import { setMaxListeners } from 'node:events'
import { cleanup } from '@testing-library/react'
import { configure } from 'mobx'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Settings that the tests need in any project, whatever its own config says. The first test of a file waits for every chunk to be
// transformed.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 })

// Tests only: `configure` applies to the page's whole MobX, so the modal itself never calls it.
configure({ enforceActions: 'always' })

const complaints: string[] = []

// A modal ends all its reactions with one signal. Node warns of a leak when a signal has more than ten listeners.
setMaxListeners(0)

/** React and MobX report problems through the console. Each report fails the test that caused it. */
beforeEach(() => {
  complaints.length = 0
  const collect = (...words: unknown[]) => void complaints.push(words.map(String).join(' '))
  vi.spyOn(console, 'error').mockImplementation(collect)
  vi.spyOn(console, 'warn').mockImplementation(collect)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
