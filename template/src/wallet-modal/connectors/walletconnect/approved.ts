import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import { isCaipAddress, isCaipNetworkId, parseCaipAddress } from '../../domain/networks/caip'
import { isRecord } from '../../domain/errors/errors'
import { idsOf } from './namespaces'

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

/** The texts in a list of a wallet. Anything else counts as an empty list. */
function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

/** Reads what a wallet approved, without trusting it. Invalid accounts and chains, and those of other namespaces, are left out. */
export function approvalOf(
  { namespaces }: { namespaces: Readonly<Record<string, unknown>> },
  namespace: ChainNamespace,
): Approval {
  const own = Object.entries(namespaces).flatMap(([key, value]) =>
    isOf(namespace, key) && isRecord(value) ? [[key, value] as const] : [],
  )
  const texts = new Set(own.flatMap(([, { accounts }]) => textsIn(accounts)))
  const accounts = [...texts].filter(isCaipAddress).flatMap((text) => {
    const { namespace: found, reference, address } = parseCaipAddress(text)
    return found === namespace ? [{ chain: `${namespace}:${reference}` as const, address }] : []
  })
  const named = own.flatMap(([key, { chains }]) => [...textsIn(chains), key])
  const valid = named.filter((id) => isOf(namespace, id)).filter(isCaipNetworkId)
  return {
    accounts,
    methods: new Set(own.flatMap(([, { methods }]) => textsIn(methods))),
    chains: [...new Set([...accounts.map(({ chain }) => chain), ...valid])],
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
