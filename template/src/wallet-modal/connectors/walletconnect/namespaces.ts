import type { ChainNamespace } from '../../domain/networks/caip'
import type { Network } from '../../domain/networks/network'
import type { PairingOverride } from '../../domain/options'
import type { ProposedNamespace, ProposedNamespaces } from './pairing-client'

const evmMethods = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendRawTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_registerOnboarding',
  'wallet_watchAsset',
  'wallet_scanQRCode',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
  'wallet_sendCalls',
  'wallet_getCapabilities',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_getAssets',
]

/** The methods that a pairing asks for, by namespace. */
const methods: Readonly<Record<ChainNamespace, readonly string[]>> = {
  eip155: evmMethods,
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  polkadot: [],
  cosmos: [],
}

const events = ['accountsChanged', 'chainChanged']

/** Deprecated CAIP-2 ids of Solana's networks. Many wallets know only these, not the ids from the genesis block. */
const deprecatedIds: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** All ids of a network, the current id first. */
export function idsOf(caipNetworkId: string): string[] {
  const deprecated = deprecatedIds[caipNetworkId]
  return deprecated ? [caipNetworkId, deprecated] : [caipNetworkId]
}

function isKnown(namespace: string): namespace is ChainNamespace {
  return Object.hasOwn(methods, namespace)
}

function emptyNamespace(namespace: string): ProposedNamespace {
  return { chains: [], methods: isKnown(namespace) ? [...methods[namespace]] : [], events: [...events], rpcMap: {} }
}

/** The namespaces to propose to wallets: every network of the app, with the host's overrides. */
export function proposedNamespaces(networks: readonly Network[], override: PairingOverride = {}): ProposedNamespaces {
  const proposed: Record<string, ProposedNamespace> = {}
  const of = (namespace: string) => (proposed[namespace] ??= emptyNamespace(namespace))
  for (const { chainNamespace, caipNetworkId, rpcUrls, id } of networks) {
    const { chains, rpcMap } = of(chainNamespace)
    chains.push(...idsOf(caipNetworkId))
    const url = rpcUrls.custom?.http[0] ?? rpcUrls.default.http[0]
    if (url) rpcMap[String(id)] = url
  }
  for (const part of ['methods', 'chains', 'events'] as const)
    for (const [namespace, list] of Object.entries(override[part] ?? {})) of(namespace)[part] = [...list]
  const replaced = new Set<string>()
  for (const [chain, url] of Object.entries(override.rpcMap ?? {})) {
    const [namespace = '', reference = ''] = chain.split(':')
    if (!replaced.has(namespace)) of(namespace).rpcMap = {}
    replaced.add(namespace)
    of(namespace).rpcMap[reference] = url
  }
  return proposed
}
