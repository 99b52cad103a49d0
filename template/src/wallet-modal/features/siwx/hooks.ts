import { useMemo } from 'react'
import type { CaipNetworkId } from '../../domain/networks/caip'
import { required } from '../../domain/errors/errors'
import type { Siwx } from '../../domain/sign-in/siwx'
import type { RootStore } from '../../stores/root/root.store'
import { useObserved } from '../../react/hooks/use-observed'
import { useRoot } from '../../react/root-context'
import type { SignInStatus } from './sign-in-state'

interface WalletSession {
  /** See `SignInStatus`. */
  status: SignInStatus
  /** True if the visitor has proved, on the active network, that the connected account is theirs. */
  isSignedIn: boolean
  /** The signed-in account; undefined unless `isSignedIn`. */
  address: string | undefined
  chainId: CaipNetworkId | undefined
  /** ISO 8601. Undefined if the session has no end, or if only the service knows its end. */
  expirationTime: string | undefined
  /** False if the browser could not store the session (full disk, private window): it then ends with the page. */
  isSaved: boolean
  /** Opens the modal to sign in, or to connect first if no account is connected. Resolves when the modal is open. */
  signIn(): Promise<void>
  /**
   * Ends the session. Where signing in is required, it also disconnects the wallet. Rejects if the service does not answer: the visitor
   * may then still be signed in.
   */
  signOut(): Promise<void>
  /** Checks again whether the visitor is signed in. Call it when your own server answers that they are not. */
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

/** Tells whether the visitor is signed in, and lets the page sign in and out. Without the option `siwx` nobody is ever signed in. */
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
 * The object given as option `siwx`, for methods beyond signing in (`cloudSiwx` stores facts of an account, for example). Undefined until
 * the modal has loaded it, and without the option. The caller names its type.
 */
export function useSiwx<Kind extends Siwx = Siwx>(): Kind | undefined {
  return useObserved(readSiwx) as Kind | undefined
}
