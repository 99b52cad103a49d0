// @vitest-environment node
import { expect, test } from 'vitest'
import { parseCaipNetworkId } from '../domain/networks/caip'
import { accountLink, transactionLink } from '../domain/networks/explorer-link'
import type { NetworkInput } from '../domain/networks/network'
import { completeNetwork } from '../domain/networks/network'
import * as bitcoinNetworks from './bitcoin'
import * as evmNetworks from './evm'
import * as evmTestnets from './evm-testnets'
import * as pairedNetworks from './paired'
import * as solanaNetworks from './solana'

const all: readonly NetworkInput[] = [
  bitcoinNetworks,
  evmNetworks,
  evmTestnets,
  pairedNetworks,
  solanaNetworks,
].flatMap((networks) => Object.values<NetworkInput>(networks))

test('the networks: thirty and more EVM chains, three of Solana, four of Bitcoin', () => {
  const counts = new Map<string, number>()
  for (const network of all) {
    const { chainNamespace } = completeNetwork(network)
    counts.set(chainNamespace, (counts.get(chainNamespace) ?? 0) + 1)
  }
  expect(counts.get('eip155')).toBeGreaterThanOrEqual(30)
  expect([counts.get('solana'), counts.get('bip122'), counts.get('polkadot'), counts.get('cosmos')]).toEqual([
    3, 4, 1, 1,
  ])
})

test('the modal can use every definition', () => {
  const ids = all.map((network) => completeNetwork(network).caipNetworkId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const network of all) {
    const { caipNetworkId, rpcUrls, nativeCurrency, blockExplorers, name, chainNamespace } = completeNetwork(network)
    expect(parseCaipNetworkId(caipNetworkId).namespace).toBe(chainNamespace)
    expect(name).not.toBe('')
    expect(nativeCurrency.decimals).toBeGreaterThan(0)
    for (const url of [...rpcUrls.default.http, blockExplorers?.default.url])
      expect(url).toMatch(/^https:\/\/[^/]+\.[^/]+/)
    const isPaired = chainNamespace === 'polkadot' || chainNamespace === 'cosmos'
    expect(rpcUrls.default.http).toHaveLength(isPaired ? 0 : 1)
    // Those without a mark of their own get a drawn one, from their first letter.
    if (network.assets) expect(network.assets.imageUrl).toMatch(/^data:image\/svg\+xml,/)
  }
})

test('an explorer’s own pages: what follows its address stays, and Solana’s accounts have another name', () => {
  const devnet = completeNetwork(solanaNetworks.solanaDevnet)
  expect(transactionLink(devnet, '5abc')).toBe('https://solscan.io/tx/5abc?cluster=devnet')
  expect(accountLink(devnet, 'abc')).toBe('https://solscan.io/account/abc?cluster=devnet')
  expect(accountLink(completeNetwork(evmNetworks.mainnet), '0xab')).toBe('https://etherscan.io/address/0xab')
  const polkadot = completeNetwork(pairedNetworks.polkadot)
  expect(accountLink(polkadot, '1ab')).toBe('https://polkadot.subscan.io/account/1ab')
  expect(transactionLink(polkadot, '0xab')).toBe('https://polkadot.subscan.io/extrinsic/0xab')
  expect(accountLink(undefined, '0xab')).toBeUndefined()
})
