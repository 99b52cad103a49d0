import type { Part } from './part'
import { amounts, foreignAmounts, typedAmounts } from './ways/amounts'
import { announcements, approvals, listedWallets, standardWallets } from './ways/announcements'
import { bitcoinAddresses } from './ways/bitcoin-addresses'
import { caipAccounts, caipNetworks } from './ways/caip'
import { directory } from './ways/directory'
import { contractAnswers, quantities, rpcAnswers } from './ways/chain-answers'
import { cliGlobs, cliPaths, manifests, releases } from './ways/cli-files'
import { journals } from './ways/cli-journals'
import { evmAddresses } from './ways/evm-addresses'
import { deepLinks, foreignLinks } from './ways/links'
import { dollarAmounts, slippages, swapMinimums } from './ways/money'
import { options } from './ways/options'
import { origins } from './ways/origins'
import { payments } from './ways/payments'
import { qrCodes } from './ways/qr-codes'
import { moneyServices } from './ways/money-services'
import { quotes } from './ways/purchases'
import { signInAnswers } from './ways/sign-in-answers'
import { services } from './ways/services'
import { solanaAddresses } from './ways/solana-addresses'
import { solanaMessages } from './ways/solana-messages'
import { storedRows } from './ways/stored'
import { dateTimes, domains, jsonTexts, shownTexts } from './ways/texts'
import { typedData } from './ways/typed-data'
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
  options,
  rpcAnswers,
  quantities,
  contractAnswers,
  ...services,
  ...moneyServices,
  quotes,
  ...signInAnswers,
  directory,
  walletAccounts,
  walletErrors,
  walletCapabilities,
  announcements,
  standardWallets,
  listedWallets,
  approvals,
  ...storedRows,
  shownTexts,
  dateTimes,
  domains,
  jsonTexts,
  qrCodes,
  solanaMessages,
  typedData,
  cliPaths,
  cliGlobs,
  manifests,
  releases,
  journals,
]
