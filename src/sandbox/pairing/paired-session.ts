import type { WalletState } from '../wallet/wallet-state'
import { evmId, evmNamespaces } from './namespaces'
import type { Namespaces, Session } from './pairing-client'

/** The wallet's own data about a session, in addition to the kit's data. */
export interface PairedSession {
  readonly topic: string
  /** The chains that the app may use while the wallet knows the chains. */
  readonly granted: Set<number>
  /** The state that the wallet last reported to the app. */
  told: Told
}

/** The parts of a session that events report. */
interface Told {
  readonly accounts: readonly string[]
  readonly chainId: number
}

/** A session as the control API and the phone page show it. */
export interface SessionView {
  readonly topic: string
  readonly name: string
  readonly url: string
  readonly icon: string | null
  readonly accounts: readonly string[]
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The end of the session, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** Returns the wallet's present state, which the app should know. */
export function current(state: WalletState): Told {
  return { accounts: state.exposedAccounts, chainId: state.settings.chainId }
}

/**
 * Returns the namespaces that the session should have now. Returns `undefined` if the session has no EVM chain, or would have no EVM chain
 * any more.
 */
export function wantedNamespaces(
  session: Session,
  { granted }: PairedSession,
  state: WalletState,
): Namespaces | undefined {
  const evm = session.namespaces['eip155']
  const chains = [...granted].filter((id) => state.isKnown(id))
  if (evm === undefined || chains.length === 0) return undefined
  return { ...session.namespaces, ...evmNamespaces(chains, state.exposedAccounts, evm) }
}

/** The EVM chains a session has now. */
export function evmChains({ namespaces }: Session): readonly number[] {
  return (namespaces['eip155']?.chains ?? []).flatMap((chain) => evmId(chain) ?? [])
}

export function viewOf({ topic, peer, namespaces, expiry }: Session): SessionView {
  const parts = Object.values(namespaces)
  const accounts = parts.flatMap((part) => part.accounts).map((account) => account.split(':').slice(2).join(':'))
  const { name = '', url = '', icons = [] } = peer.metadata
  return {
    topic,
    name: name === '' ? 'A site without a name' : name,
    url,
    icon: icons[0] ?? null,
    accounts: [...new Set(accounts)],
    chains: parts.flatMap((part) => part.chains),
    methods: parts.flatMap((part) => part.methods),
    events: parts.flatMap((part) => part.events),
    expiresAt: expiry * 1_000,
  }
}
