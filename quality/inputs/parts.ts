import type { Part } from './part'
import { amounts, foreignAmounts, typedAmounts } from './ways/amounts'
import { bitcoinAddresses } from './ways/bitcoin-addresses'
import { caipAccounts, caipNetworks } from './ways/caip'
import { directory } from './ways/directory'
import { evmAddresses } from './ways/evm-addresses'
import { deepLinks, foreignLinks } from './ways/links'
import { dollarAmounts, slippages, swapMinimums } from './ways/money'
import { origins } from './ways/origins'
import { payments } from './ways/payments'
import { services } from './ways/services'
import { solanaAddresses } from './ways/solana-addresses'
import { walletAccounts, walletCapabilities, walletErrors } from './ways/wallets'

/** All ways in. */
export const parts: readonly Part[] = [
  evmAddresses,
  solanaAddresses,
  bitcoinAddresses,
  amounts,
  foreignAmounts,
  typedAmounts,
  dollarAmounts,
  slippages,
  swapMinimums,
  caipNetworks,
  caipAccounts,
  payments,
  foreignLinks,
  deepLinks,
  origins,
  ...services,
  directory,
  walletAccounts,
  walletErrors,
  walletCapabilities,
]
