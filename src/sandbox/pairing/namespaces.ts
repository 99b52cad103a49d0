import type { Namespaces, ProposedNamespace, Proposal } from './pairing-client'

/** What an app proposes for EVM chains: required and optional together. */
export interface ProposedEvm {
  readonly chains: readonly number[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** Reads a proposal's EVM part; chains may stand in the namespace's name, as in `eip155:1`. */
export function proposedEvm({ params }: Proposal): ProposedEvm {
  const entries = [params.requiredNamespaces, params.optionalNamespaces]
    .flatMap((namespaces) => Object.entries(namespaces))
    .filter(([name]) => name.split(':')[0] === 'eip155')
  const all = (pick: (namespace: ProposedNamespace, name: string) => readonly string[]): string[] => [
    ...new Set(entries.flatMap(([name, namespace]) => pick(namespace, name))),
  ]
  return {
    chains: all(({ chains = [] }, name) => (name.includes(':') ? [name] : chains)).flatMap(
      (chain) => evmId(chain) ?? [],
    ),
    methods: all(({ methods }) => methods),
    events: all(({ events }) => events),
  }
}

/** The number in a CAIP-2 id of an EVM chain; `undefined` for other chains. */
export function evmId(chain: string): number | undefined {
  const id = /^eip155:([1-9]\d*)$/.exec(chain)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The EVM namespace of a session: every account on every chain. */
export function evmNamespaces(
  chains: readonly number[],
  accounts: readonly string[],
  { methods, events }: Pick<ProposedEvm, 'methods' | 'events'>,
): Namespaces {
  const ids = chains.map((chain) => `eip155:${chain}`)
  const caip10 = ids.flatMap((id) => accounts.map((account) => `${id}:${account}`))
  return { eip155: { chains: ids, accounts: caip10, methods, events } }
}

/** A session without any EVM chain, which an app for EVM chains cannot use. */
export const solanaNamespaces: Namespaces = {
  solana: {
    chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    methods: ['solana_signMessage', 'solana_signTransaction'],
    events: [],
  },
}
