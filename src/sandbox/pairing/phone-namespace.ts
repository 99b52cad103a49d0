import type { StandardContext } from '../wallet/standard-methods'
import type { Namespaces, Proposal } from './pairing-client'

/** The phone wallet's support of a namespace other than EVM. */
export interface PhoneNamespace {
  /** As CAIP-2 has it, such as `solana`. */
  readonly name: string
  /** The namespace's name for people. */
  readonly title: string
  /** CAIP-2 ids, every way that a chain is written. */
  readonly chains: readonly string[]
  /** The addresses that a session is given. */
  addresses(): readonly string[]
  /** The methods that the wallet answers. The context's origin is the session. */
  readonly requests: Readonly<Record<string, PhoneRequest>>
}

type PhoneRequest = (context: StandardContext, params: unknown, chainId: string) => Promise<unknown>

/** The chains, methods and events that an app proposes in a namespace, required and optional together. */
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

/** What a session gets of the proposed: every account on every chain that the wallet serves too. */
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

/** Namespaces of which the wallet has an account and no more: nothing is asked of it there. */
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
