import { useMemo } from 'react'
import type { CaipNetworkId } from '../../domain/networks/caip'
import { required } from '../../domain/errors/errors'
import type { Siwx } from '../../domain/sign-in/siwx'
import type { RootStore } from '../../stores/root/root.store'
import { useObserved } from '../../react/hooks/use-observed'
import { useRoot } from '../../react/root-context'
import type { SignInStatus } from './sign-in-state'

interface WalletSession {
  /** As `SignInStatus` says. */
  status: SignInStatus
  /** The visitor has proved that the connected account is theirs, on the network that is shown. */
  isSignedIn: boolean
  /** The account that is signed in; undefined unless `isSignedIn`. */
  address: string | undefined
  chainId: CaipNetworkId | undefined
  /** ISO 8601; undefined for a session without an end, or one whose end only the service knows. */
  expirationTime: string | undefined
  /** False for a session that the browser would not keep (a full disk, a private window): it ends with the page. */
  isSaved: boolean
  /** Opens the modal to sign in; without a connected account, to connect first. Resolves when the visitor is asked. */
  signIn(): Promise<void>
  /**
   * Ends the session; where signing in is required, the wallet is disconnected, too. Rejects when the service does not answer:
   * the visitor may then still be signed in.
   */
  signOut(): Promise<void>
  /** Finds out anew whether the visitor is signed in: after your own server has answered that they are not. */
  refresh(): Promise<void>
}

function read({ features }: RootStore) {
  const { status = 'idle', session, isSaved = true } = features.siwx?.state ?? {}
  const { accountAddress, chainId, expirationTime } = session?.data ?? {}
  return { status, isSignedIn: status === 'signed-in', address: accountAddress, chainId, expirationTime, isSaved }
}

function readSiwx({ features }: RootStore): Siwx | undefined {
  return features.siwx?.siwx
}

/** Whether the visitor is signed in, and how to change that. Without the option `siwx` nobody ever is. */
export function useWalletSession(): WalletSession {
  const root = useRoot()
  const facts = useObserved(read)
  const actions = useMemo(() => {
    const store = async () => {
      await root.modalStoresLoader.load()
      return required(root.features.startSiwx, 'MODAL_NOT_LOADED')()
    }
    return {
      signIn: async () => (await store()).askNow(),
      signOut: async () => (await store()).signOut(),
      refresh: async () => (await store()).refresh(),
    }
  }, [root])
  return { ...facts, ...actions }
}

/**
 * The way to sign in itself, for what it can do beside signing in (`cloudSiwx` keeps facts of an account, say). Undefined until
 * the modal has loaded it, and without the option `siwx`. The type is the app's to name: it chose the way.
 */
export function useSiwx<Kind extends Siwx = Siwx>(): Kind | undefined {
  return useObserved(readSiwx) as Kind | undefined
}
