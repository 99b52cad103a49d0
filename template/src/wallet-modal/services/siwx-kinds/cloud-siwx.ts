import type { Siwx, SiwxSession } from '../../domain/sign-in/siwx'
import type { SiwxContext } from '../siwx-context'
import type { CloudSessionAccount } from './cloud/cloud-answers'
import type { CloudSessions } from './cloud/cloud-sessions'
import type { SiwxKindOptions } from './kind-options'

/** A `Siwx` whose sessions the cloud keeps, and what it knows of the account that is signed in. */
export interface CloudSiwx extends Siwx {
  getRequired(): boolean
  asksOnConnect(): boolean
  follow(changed: () => void): () => void
  /** False for a session whose token could not be stored (a full disk, a private window): it ends with the page. */
  isSaved(): boolean
  /** Calls back when a visitor has signed in, and with undefined when they have signed out. Returns what stops it. */
  on(event: 'sessionChanged', listener: (session: SiwxSession | undefined) => void): () => void
  /** @throws WalletModalError SIWX_NOT_AUTHENTICATED when nobody is signed in, SIGN_IN_UNAVAILABLE when the cloud does not answer */
  getSessionAccount(): Promise<CloudSessionAccount>
  /**
   * Keeps with the account what the app wants to know of it; null for nothing.
   * @throws WalletModalError SIWX_NOT_AUTHENTICATED when nobody is signed in
   */
  setSessionAccountMetadata(metadata: Readonly<Record<string, unknown>> | null): Promise<void>
}

/**
 * Signing in with the cloud of the project id: it makes the nonces, checks the signatures and keeps the sessions. The page has
 * a token for it in its local storage, which every script of the page can read: a page with data of its own to protect is
 * better served by `serverSiwx`.
 * @example
 * createWalletModal({ siwx: cloudSiwx(), … })
 * const cloud = useSiwx<CloudSiwx>()
 */
export function cloudSiwx(options: SiwxKindOptions = {}): (context: SiwxContext) => CloudSiwx {
  return (context) => {
    const { platform, modalId } = context
    const listeners = new Set<(session: SiwxSession | undefined) => void>()
    let tellTabs: (message: unknown) => void = () => {}
    let opened: CloudSessions | undefined
    let loading: Promise<CloudSessions> | undefined
    const changed = (session: SiwxSession | undefined) => {
      tellTabs('changed')
      for (const listener of [...listeners]) listener(session)
    }
    // Loaded at the first use: what builds and reads messages is no part of the page's first scripts.
    const load = () => {
      loading ??= import('./cloud/cloud-sessions').then(
        ({ CloudSessions }) => (opened = new CloudSessions(options, context, changed)),
      )
      // A chunk that did not come is asked for again.
      loading.catch(() => (loading = undefined))
      return loading
    }
    return {
      createMessage: async (request) => (await load()).createMessage(request),
      addSession: async (session) => (await load()).add(session),
      revokeSession: async (chainId, address) => (await load()).revoke(chainId, address),
      setSessions: async (sessions) => (await load()).replace(sessions),
      getSessions: async (chainId, address) => (await load()).get(chainId, address),
      getRequired: () => options.required ?? true,
      asksOnConnect: () => options.asksOnConnect ?? true,
      isSaved: () => opened?.isSaved ?? true,
      getSessionAccount: async () => (await load()).account(),
      setSessionAccountMetadata: async (metadata) => (await load()).setMetadata(metadata),
      on(_, listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      follow(heard) {
        const end = new AbortController()
        tellTabs = platform.channel(`wallet-modal:${modalId}:cloud-siwx`, heard, end.signal)
        return () => end.abort()
      },
    }
  }
}
