// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../../domain/networks/network'
import { bitcoinNetworkOf, findNetwork, mainnet, networkOfPrefix } from './bitcoin-networks'
import { signet, testnet } from './testing/fake-esplora'

/** The first half of the genesis block's hash, as CAIP-2 wants it (bip122). */
test.each([
  ['000000000019d6689c085ae165831e93', 'bitcoin:mainnet', 'Mainnet', 'bc'],
  ['000000000933ea01ad0ee984209779ba', 'bitcoin:testnet', 'Testnet', 'tb'],
  ['00000000da84f2bafbbc53dee25a72ae', 'bitcoin:testnet4', 'Testnet4', 'tb'],
  ['00000008819873e925422c1ff0f99f7c', 'bitcoin:signet', 'Signet', 'tb'],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', 'bitcoin:regtest', 'Regtest', 'bcrt'],
])(
  'The network %s has the name %s in the Wallet Standard and %s in sats-connect.',
  (reference, chain, name, prefix) => {
    for (const known of [reference, chain, name])
      expect(findNetwork(known)).toEqual({ reference, chain, satsName: name, prefix })
  },
)

test('An unknown name stands for no network. A wallet that reports no network is on mainnet.', () => {
  for (const name of [undefined, null, '', 'bitcoin', 7, {}]) expect(findNetwork(name)).toBeUndefined()
  expect(mainnet).toBe(findNetwork('Mainnet'))
})

test('A network of the app counts only if its chain is Bitcoin, even if another chain has the same reference.', () => {
  expect(bitcoinNetworkOf(signet)).toBe(findNetwork('Signet'))
  expect(bitcoinNetworkOf(undefined)).toBeUndefined()
  expect(bitcoinNetworkOf(completeNetwork({ ...signet, chainNamespace: 'solana' }))).toBeUndefined()
})

test('Addresses belong to the network that the app wants if their prefix fits. Otherwise they belong to the first known network with their prefix.', () => {
  const wanted = findNetwork(signet.id)
  expect(networkOfPrefix('tb', wanted)).toBe(wanted)
  expect(networkOfPrefix('tb', mainnet)).toBe(findNetwork(testnet.id))
  expect(networkOfPrefix('bc', wanted)).toBe(mainnet)
  expect(networkOfPrefix('bcrt', undefined)).toBe(findNetwork('Regtest'))
  expect(networkOfPrefix(undefined, wanted)).toBeUndefined()
})
