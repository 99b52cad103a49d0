import type { StandardContext } from '../wallet/standard-methods'
import type { Namespaces, Proposal } from './pairing-client'

/** The phone wallet's support of a namespace other than EVM. */
export interface PhoneNamespace {
  /** The namespace's name in CAIP-2, for example `solana`. */
  readonly name: string
  /** The namespace's name for people. */
  readonly title: string
  /** CAIP-2 ids. A chain that has several ids is listed with each of them. */
  readonly chains: readonly string[]
  /** Returns the addresses that a session gets. */
  addresses(): readonly string[]
  /** The methods that the wallet answers. In the context, the origin stands for the session. */
  readonly requests: Readonly<Record<string, PhoneRequest>>
}

type PhoneRequest = (context: StandardContext, params: unknown, chainId: string) => Promise<unknown>

/** Returns the chains, methods and events that an app proposes in a namespace. Required and optional parts are joined. */
export function proposedIn(name: string, { params }: Proposal) {
  const parts = [params.requiredNamespaces, params.optionalNamespaces]
    .flatMap((namespaces) => Object.entries(namespaces))
    .filter(([key]) => key.split(':')[0] === name)
  const distinct = (values: readonly string[]): string[] => [...new Set(values)]
  return {
    chains: distinct(parts.flatMap(([key, { chains = [] }]) => (key.includes(':') ? [key] : chains))),
    methods: distinct(parts.flatMap(([, { methods }]) => methods)),
    events: distinct(parts.flatMap(([, { events }]) => events)),
  }
}

/** Returns the namespaces that a session gets: every account on every proposed chain that the wallet has. */
export function approvedNamespaces(namespaces: readonly PhoneNamespace[], proposal: Proposal): Namespaces {
  return Object.fromEntries(
    namespaces.flatMap((namespace) => {
      const proposed = proposedIn(namespace.name, proposal)
      const chains = proposed.chains.filter((chain) => namespace.chains.includes(chain))
      if (chains.length === 0) return []
      const accounts = chains.flatMap((chain) => namespace.addresses().map((address) => `${chain}:${address}`))
      const methods = proposed.methods.filter((method) => Object.hasOwn(namespace.requests, method))
      return [[namespace.name, { chains, accounts, methods, events: proposed.events }] as const]
    }),
  )
}

/** Namespaces for which the wallet has only accounts. The wallet answers no requests in these namespaces. */
export const accountsOnly: readonly PhoneNamespace[] = [
  {
    name: 'polkadot',
    title: 'Polkadot',
    chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'],
    addresses: () => ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    requests: {},
  },
  {
    name: 'cosmos',
    title: 'Cosmos',
    chains: ['cosmos:cosmoshub-4'],
    addresses: () => ['cosmos1qurswpc8qurswpc8qurswpc8qurswpc8nn86qp'],
    requests: {},
  },
]
