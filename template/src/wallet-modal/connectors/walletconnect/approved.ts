import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import { isCaipAddress, parseCaipAddress } from '../../domain/networks/caip'
import { idsOf } from './namespaces'
import type { PairedSession } from './pairing-client'

/** What a session allows in one namespace. */
export interface Approval {
  /** Pairs of account and chain, each once. */
  accounts: readonly { chain: CaipNetworkId; address: string }[]
  methods: ReadonlySet<string>
  /** Chains that were approved, with or without an account. */
  chains: readonly CaipNetworkId[]
}

function isOf(namespace: ChainNamespace, key: string): boolean {
  return key === namespace || key.startsWith(`${namespace}:`)
}

/** Reads what a wallet approved, without trusting it. Invalid accounts and accounts of other namespaces are left out. */
export function approvalOf({ namespaces }: Pick<PairedSession, 'namespaces'>, namespace: ChainNamespace): Approval {
  const own = Object.entries(namespaces).filter(([key]) => isOf(namespace, key))
  const texts = new Set(own.flatMap(([, { accounts }]) => accounts))
  const accounts = [...texts].filter(isCaipAddress).flatMap((text) => {
    const { namespace: found, reference, address } = parseCaipAddress(text)
    return found === namespace ? [{ chain: `${namespace}:${reference}` as const, address }] : []
  })
  const named = own.flatMap(([key, { chains = [] }]) => [...chains, ...(key.includes(':') ? [key] : [])])
  const chains = new Set([...accounts.map(({ chain }) => chain), ...named.filter((id) => isOf(namespace, id))])
  return {
    accounts,
    methods: new Set(own.flatMap(([, value]) => value.methods)),
    chains: [...chains] as CaipNetworkId[],
  }
}

/** The id that a session uses for a network; undefined when the session has no account on the network. */
export function approvedId({ accounts }: Approval, caipNetworkId: string): CaipNetworkId | undefined {
  for (const id of idsOf(caipNetworkId)) {
    const match = accounts.find(({ chain }) => chain === id)
    if (match) return match.chain
  }
  return undefined
}
