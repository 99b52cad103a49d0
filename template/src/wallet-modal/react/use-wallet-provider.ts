import { compareIdentity, reaction } from 'mobx'
import { useCallback, useSyncExternalStore } from 'react'
import type { ChainNamespace } from '../domain/caip'
import type { Eip1193Provider } from '../domain/eip1193'
import { useRoot } from './root-context'

/** The connected wallet's own EIP-1193 provider; undefined without a connection. */
export function useWalletProvider(namespace: ChainNamespace = 'eip155'): Eip1193Provider | undefined {
  'use no memo'
  const { sessions } = useRoot()
  const read = useCallback(
    () => sessions.get(namespace)?.session.provider as Eip1193Provider | undefined,
    [sessions, namespace],
  )
  const subscribe = useCallback((onChange: () => void) => reaction(read, onChange, { equals: compareIdentity }), [read])
  return useSyncExternalStore(subscribe, read, () => undefined)
}
