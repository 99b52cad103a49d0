import { compareIdentity, reaction } from 'mobx'
import { useCallback, useSyncExternalStore } from 'react'
import type { AdapterProviders } from '../../adapters/adapter'
import { useRoot } from '../root-context'

/**
 * The provider of the connected wallet in a namespace: EIP-1193 on eip155, which is the default. Undefined without a connection. The types
 * of other namespaces are in `AdapterProviders`.
 */
export function useWalletProvider<Namespace extends keyof AdapterProviders = 'eip155'>(
  namespace?: Namespace,
): AdapterProviders[Namespace] | undefined {
  'use no memo'
  const { sessions } = useRoot()
  const wanted = namespace ?? 'eip155'
  const read = useCallback(
    () => sessions.get(wanted)?.session.provider as AdapterProviders[Namespace] | undefined,
    [sessions, wanted],
  )
  const subscribe = useCallback((onChange: () => void) => reaction(read, onChange, { equals: compareIdentity }), [read])
  return useSyncExternalStore(subscribe, read, () => undefined)
}
