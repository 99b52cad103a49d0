// @vitest-environment happy-dom
import '../testing/setup'
import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useColorScheme } from './use-color-scheme'

/** A system whose colour scheme a test changes. */
function stubSystem(isDark: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isDark })
  vi.stubGlobal('matchMedia', () => media)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (dark: boolean) => {
    media.matches = dark
    media.dispatchEvent(new Event('change'))
  }
}

test('Without a theme of its own the modal follows the system.', () => {
  const setSystem = stubSystem(true)
  const { result } = renderHook(() => useColorScheme(undefined))
  expect(result.current).toBe('dark')
  act(() => setSystem(false))
  expect(result.current).toBe('light')
})

test('A theme that is set takes precedence over the system.', () => {
  stubSystem(true)
  const { result, rerender } = renderHook(({ mode }: { mode: 'light' | 'dark' }) => useColorScheme(mode), {
    initialProps: { mode: 'light' },
  })
  expect(result.current).toBe('light')
  rerender({ mode: 'dark' })
  expect(result.current).toBe('dark')
})
