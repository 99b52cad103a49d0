import type { StandardAccount, StandardNamespace } from '../wallet/standard-accounts'
import { bitcoinNetworks } from './bitcoin-networks'
import type { BitcoinWorld } from './bitcoin-world'
import { bitcoinKeys, satsKeys, type BitcoinKey } from './dev-keys'

/** The kinds of addresses that a key has. */
export type AddressKind = 'payment' | 'ordinals' | 'legacy'

const kinds: readonly AddressKind[] = ['payment', 'ordinals', 'legacy']

function account(key: BitcoinKey, kind: AddressKind): StandardAccount {
  const publicKey = Buffer.from(key.publicKey, 'hex').subarray(kind === 'ordinals' ? 1 : 0)
  return { address: key[kind], publicKey: publicKey.toString('base64') }
}

/** Of each key the addresses that wallets make today; the old ones come last. */
function accountsOf(keys: readonly BitcoinKey[]): StandardAccount[] {
  return [
    ...keys.flatMap((key) => [account(key, 'payment'), account(key, 'ordinals')]),
    ...keys.map((key) => account(key, 'legacy')),
  ]
}

/** The announced wallet's accounts, which are on every network at once, as those of the Wallet Standard are. */
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

/** What the phone wallet shares over pairing: payment addresses, as the protocol knows no others. */
export const phoneNamespace: StandardNamespace = {
  name: 'bip122',
  chains: bitcoinNetworks.map(({ chain }) => chain),
  accounts: bitcoinKeys.map((key) => account(key, 'payment')),
}

/** Whose an address is, and of which kind. @throws when it is none of the sandbox's */
export function keyOf(address: string): { key: BitcoinKey; kind: AddressKind } {
  for (const key of [...bitcoinKeys, ...satsKeys])
    for (const kind of kinds) if (key[kind] === address) return { key, kind }
  throw new Error(`The wallet has no key of ${address}`)
}
