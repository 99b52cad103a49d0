import { useEffect, useState } from 'react'
import type { AdapterSigners } from '../adapters/adapter'
import { useRoot } from './root-context'
import { useWalletAccount } from './use-wallet-account'
import { useWalletProvider } from './use-wallet-provider'

type SignerState<Signer> = { signer: Signer | undefined; error: unknown }

/**
 * The connected account as a signer of a chain library, for example a `JsonRpcSigner` of ethers 6 with
 * `useWalletSigner('ethers')`. The library is fetched on the first use; `signer` is undefined until then, and without a
 * connection.
 */
export function useWalletSigner<Kind extends keyof AdapterSigners>(kind: Kind): SignerState<AdapterSigners[Kind]> {
  const { sessions } = useRoot()
  const { address, isConnected } = useWalletAccount()
  const provider = useWalletProvider()
  const [state, setState] = useState<SignerState<AdapterSigners[Kind]>>({ signer: undefined, error: undefined })
  useEffect(() => {
    let isCurrent = true
    const settle = (signer: AdapterSigners[Kind] | undefined, error: unknown) => {
      if (isCurrent) setState({ signer, error })
    }
    const open = provider && isConnected && address ? sessions.get('eip155') : undefined
    const signer =
      open && address && open.adapter.kind === kind ? open.adapter.getSigner?.(open.session, address) : undefined
    if (signer)
      signer.then(
        (value) => settle(value as AdapterSigners[Kind], undefined),
        (error: unknown) => settle(undefined, error),
      )
    else settle(undefined, undefined)
    return () => {
      isCurrent = false
    }
  }, [sessions, kind, provider, address, isConnected])
  return state
}
