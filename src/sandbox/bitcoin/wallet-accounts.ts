import type { StandardAccount, StandardNamespace } from '../wallet/standard-accounts'
import { bitcoinNetworks } from './bitcoin-networks'
import type { BitcoinWorld } from './bitcoin-world'
import { bitcoinKeys, satsKeys, type BitcoinKey } from './dev-keys'

/** The kinds of addresses of a key. */
export type AddressKind = 'payment' | 'ordinals' | 'legacy'

const kinds: readonly AddressKind[] = ['payment', 'ordinals', 'legacy']

function account(key: BitcoinKey, kind: AddressKind): StandardAccount {
  const publicKey = Buffer.from(key.publicKey, 'hex').subarray(kind === 'ordinals' ? 1 : 0)
  return { address: key[kind], publicKey: publicKey.toString('base64') }
}

/** The addresses of all keys: the modern addresses first, then the legacy addresses. */
function accountsOf(keys: readonly BitcoinKey[]): StandardAccount[] {
  return [
    ...keys.flatMap((key) => [account(key, 'payment'), account(key, 'ordinals')]),
    ...keys.map((key) => account(key, 'legacy')),
  ]
}

/** The announced wallet's accounts. In the Wallet Standard, an account may be on several networks. Each of these accounts is on all networks. */
export const bitcoinNamespace: StandardNamespace = {
  name: 'bitcoin',
  chains: bitcoinNetworks.map(({ chain }) => chain),
  accounts: accountsOf(bitcoinKeys),
  shownAccounts: 2,
}

/** The accounts of the sats-connect wallet, which is on one network at a time. */
export function satsNamespace(world: BitcoinWorld): StandardNamespace {
  return {
    name: 'sats',
    get chains() {
      return [world.satsNetwork.satsName]
    },
    accounts: accountsOf(satsKeys),
    shownAccounts: 2,
  }
}

/** The accounts that the phone wallet shares by pairing. All are payment addresses, because the pairing protocol knows no other kind. */
export const phoneNamespace: StandardNamespace = {
  name: 'bip122',
  chains: bitcoinNetworks.map(({ chain }) => chain),
  accounts: bitcoinKeys.map((key) => account(key, 'payment')),
}

/** Returns the key and the kind of an address. @throws if the address is not of the sandbox */
export function keyOf(address: string): { key: BitcoinKey; kind: AddressKind } {
  for (const key of [...bitcoinKeys, ...satsKeys])
    for (const kind of kinds) if (key[kind] === address) return { key, kind }
  throw new Error(`The wallet has no key of ${address}`)
}
