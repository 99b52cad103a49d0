import { cleanup } from '@testing-library/react'
import { configure } from 'mobx'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// What the tests count on in any project, whatever its own config says. A first test waits for every chunk to be transformed.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 })

// Tests only: `configure` is global to the page's MobX, so the modal itself never calls it.
configure({ enforceActions: 'always' })

const complaints: string[] = []

/** React's and MobX's complaints come through the console: each of them fails the test that caused it. */
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
