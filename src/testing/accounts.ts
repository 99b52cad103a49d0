import { bitcoinKeys, satsKeys } from '../sandbox/bitcoin/dev-keys'
import { devAccounts } from '../sandbox/chain/chains'
import { solanaKeys } from '../sandbox/solana/dev-keys'

/** The addresses of the test wallet, by the kind of account. Everybody knows the keys of these accounts, so use them on local chains only. */
export const accounts: Accounts = {
  eip155: devAccounts,
  solana: solanaKeys.map(({ address }) => address),
  bitcoin: bitcoinKeys.map(({ payment }) => payment),
  sats: satsKeys.map(({ payment }) => payment),
}

export interface Accounts {
  /** The ten development accounts of anvil, with checksums (EIP-55). */
  readonly eip155: readonly string[]
  /** The accounts of the Wallet Standard wallet on Solana. */
  readonly solana: readonly string[]
  /** The payment addresses of the Wallet Standard wallet on Bitcoin. */
  readonly bitcoin: readonly string[]
  /** The payment addresses of the sats-connect wallet. */
  readonly sats: readonly string[]
}
