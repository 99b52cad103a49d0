import type { Namespaces, ProposedNamespace, Proposal } from './pairing-client'

/** The chains, methods and events that an app proposes for EVM. Required and optional parts are joined, because the wallet treats them alike. */
export interface ProposedEvm {
  readonly chains: readonly number[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** Reads the EVM part of a proposal. The name of a namespace may contain a chain, as in `eip155:1`. */
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

/** Returns the number in the CAIP-2 id of an EVM chain; `undefined` for other chains. */
export function evmId(chain: string): number | undefined {
  const id = /^eip155:([1-9]\d*)$/.exec(chain)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Makes the EVM namespace of a session, with every account on every chain. */
export function evmNamespaces(
  chains: readonly number[],
  accounts: readonly string[],
  { methods, events }: Pick<ProposedEvm, 'methods' | 'events'>,
): Namespaces {
  const ids = chains.map((chain) => `eip155:${chain}`)
  const caip10 = ids.flatMap((id) => accounts.map((account) => `${id}:${account}`))
  return { eip155: { chains: ids, accounts: caip10, methods, events } }
}

/** The namespaces of a session without any EVM chain. An app for EVM chains cannot use such a session. */
export const solanaNamespaces: Namespaces = {
  solana: {
    chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    methods: ['solana_signMessage', 'solana_signTransaction'],
    events: [],
  },
}
