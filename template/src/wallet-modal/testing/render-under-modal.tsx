import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { WalletModalProvider } from '../react/provider'
import { createTestRoot } from './create-test-root'
import { settle } from './settle'

/** Runs a hook under a provider in strict mode, like an app in development, and counts its renders. */
export async function renderUnderModal<T>(useHook: () => T, options: Parameters<typeof createTestRoot>[0] = {}) {
  const test = await createTestRoot({ isStarted: false, ...options })
  const run = (change: () => unknown) =>
    act(async () => {
      await change()
      await settle()
    })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <WalletModalProvider modal={test.modal}>{children}</WalletModalProvider>
    </StrictMode>
  )
  const { result, rerender } = await act(async () => {
    const rendered = renderHook(useHook, { wrapper })
    await settle()
    return rendered
  })
  return { ...test, run, result, rerender, connect: () => run(test.connect) }
}
