import type { WalletState } from '../wallet/wallet-state'
import { evmId, evmNamespaces } from './namespaces'
import type { Namespaces, Session } from './pairing-client'

/** The wallet's own data of a session, besides the kit's. */
export interface PairedSession {
  readonly topic: string
  /** The chains the app may use while the wallet knows them. */
  readonly granted: Set<number>
  /** The state that the app was last told. */
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
  /** When it ends, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** What the app should know by now. */
export function current(state: WalletState): Told {
  return { accounts: state.exposedAccounts, chainId: state.settings.chainId }
}

/** The namespaces a session should have by now; `undefined` when it has no EVM chain, or none is left. */
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
