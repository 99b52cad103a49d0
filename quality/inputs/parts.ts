import type { Part } from './part'
import { amounts, foreignAmounts, typedAmounts } from './ways/amounts'
import { bitcoinAddresses } from './ways/bitcoin-addresses'
import { evmAddresses } from './ways/evm-addresses'
import { solanaAddresses } from './ways/solana-addresses'

/** All ways in. */
export const parts: readonly Part[] = [
  evmAddresses,
  solanaAddresses,
  bitcoinAddresses,
  amounts,
  foreignAmounts,
  typedAmounts,
]
