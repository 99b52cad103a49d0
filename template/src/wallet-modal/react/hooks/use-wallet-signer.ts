import { useEffect, useState } from 'react'
import type { AdapterSigners } from '../../adapters/adapter'
import { useRoot } from '../root-context'
import { useWalletAccount } from './use-wallet-account'
import { useWalletProvider } from './use-wallet-provider'

interface SignerState<Signer> {
  signer: Signer | undefined
  error: unknown
}

const noSigner = { signer: undefined, error: undefined }

/**
 * The connected account as a signer of a chain library, for example a `JsonRpcSigner` of ethers 6 with `useWalletSigner('ethers')`. The
 * library is downloaded on first use; until then, and without a connection, `signer` is undefined.
 */
export function useWalletSigner<Kind extends keyof AdapterSigners>(kind: Kind): SignerState<AdapterSigners[Kind]> {
  const { sessions } = useRoot()
  const { address, isConnected } = useWalletAccount('eip155')
  const provider = useWalletProvider()
  const [state, setState] = useState<SignerState<AdapterSigners[Kind]> & { of?: unknown; for?: string }>(noSigner)
  useEffect(() => {
    let isCurrent = true
    const open = provider && isConnected && address ? sessions.get('eip155') : undefined
    if (!open || !address || open.adapter.kind !== kind) return undefined
    const settle = (signer: AdapterSigners[Kind] | undefined, error: unknown) => {
      if (isCurrent) setState({ signer, error, of: provider, for: address })
    }
    open.adapter.getSigner?.(open.session, address).then(
      (signer) => settle(signer as AdapterSigners[Kind], undefined),
      (error: unknown) => settle(undefined, error),
    )
    return () => {
      isCurrent = false
    }
  }, [sessions, kind, provider, address, isConnected])
  // A signer belongs to one wallet and one account. The signer of an earlier account is never returned.
  return isConnected && state.of === provider && state.for === address ? state : noSigner
}
