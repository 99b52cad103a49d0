import { getAddress } from 'ethers'
import { readAccounts as readBitcoin } from '../../../template/src/wallet-modal/adapters/bitcoin/accounts'
import { readAccounts as readEvm } from '../../../template/src/wallet-modal/adapters/evm/wallet-provider'
import { readAccounts as readSolana } from '../../../template/src/wallet-modal/adapters/solana/read-accounts'
import type { Account } from '../../../template/src/wallet-modal/domain/account/account'
import { messageOf } from '../../../template/src/wallet-modal/domain/errors/errors'
import {
  codesOf,
  hasNothingToEnd,
  isUnknownNetworkError,
  isUserRejection,
  toWalletError,
} from '../../../template/src/wallet-modal/domain/errors/wallet-errors'
import type { WalletCapabilities } from '../../../template/src/wallet-modal/domain/wallet-calls/capabilities'
import { capabilitiesOn, readCapabilities } from '../../../template/src/wallet-modal/domain/wallet-calls/capabilities'
import type { Random } from '../../fuzz/random'
import { part } from '../part'
import { oddValue, spoilTwice } from '../values/odd'
import { shown } from '../values/rules'
import { hexDigits, mixedText, spoilText, textOf } from '../values/texts'

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const legacy = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'

/** A change of a value that a wallet has given to the page: an edited text, or any value of the page. */
export const oddInPage = (random: Random, old: unknown) =>
  typeof old === 'string' && random.oneIn(2) ? spoilText(old, random) : oddValue(random)

interface Shared {
  kind: 'evm' | 'solana' | 'bitcoin'
  list: readonly unknown[]
  answer: unknown
}

function listOf(kind: Shared['kind'], random: Random): unknown[] {
  const one = () => {
    if (kind === 'evm') return mixedText(`0x${textOf(hexDigits, 40, random)}`, random)
    if (kind === 'solana') return mixedText(mint, random)
    return {
      address: mixedText(random.pick([taproot, legacy]), random),
      purpose: random.pick(['payment', 'ordinals', 'x']),
    }
  }
  return Array.from({ length: random.oneIn(20) ? 150 : random.below(4) }, () =>
    random.oneIn(6) ? oddValue(random) : one(),
  )
}

function isValid(kind: Shared['kind'], address: string): boolean {
  if (kind === 'solana') return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)
  if (kind === 'evm') return getAddress(address) === address
  return address === taproot || address === legacy || /^S[PTMN]/.test(address)
}

/** The accounts that a wallet shares. */
export const walletAccounts = part<Shared, readonly Account[]>({
  name: 'wallet-accounts',
  count: 60_000,
  make(random) {
    const kind = random.pick(['evm', 'evm', 'solana', 'bitcoin'] as const)
    const list = listOf(kind, random)
    return { kind, list, answer: kind === 'evm' && random.oneIn(8) ? oddValue(random) : list }
  },
  read({ kind, list, answer }) {
    const records = list.map((one) => (typeof one === 'object' && one !== null ? one : {}))
    const accounts =
      kind === 'evm'
        ? readEvm(answer)
        : kind === 'solana'
          ? readSolana(list)
          : readBitcoin(records as Parameters<typeof readBitcoin>[0])
    return accounts.length > 0 ? accounts : undefined
  },
  // The wallets of Bitcoin hand over objects whose getters may throw; the caller reads them in the scope of a failed request.
  isRefusal: (error) =>
    (error instanceof Error && error.message.includes('hostile')) ||
    (error instanceof TypeError && error.message.includes('revoked')),
  judge({ kind, list, answer }, accounts = []) {
    if (accounts.length > 100) return 'There are more than 100 accounts'
    const wrong = accounts.find(({ address }) => !isValid(kind, address))
    if (wrong) return `${wrong.address} is no address`
    if (new Set(accounts.map(({ address }) => address)).size < accounts.length) return 'An account is there twice'
    if (kind !== 'evm' || answer !== list) return undefined
    const valid = list.filter((one) => typeof one === 'string' && /^(?:0x)?[0-9a-fA-F]{40}$/.test(one))
    const known = new Set(valid.map((one) => getAddress(`0x${String(one).slice(-40).toLowerCase()}`)))
    return accounts.length === Math.min(known.size, 100) ? undefined : `There are ${known.size} valid addresses`
  },
  broken: (accounts) => accounts?.map((account) => ({ ...account, address: `${account.address}0` })),
})

function errorOf(random: Random): unknown {
  const message = random.pick(['User rejected the request', 'execution reverted', 'Request timed out', 'Failed'])
  const code = random.pick([4001, 4902, -32002, -32603, 4200, '4001'])
  return { code, message, data: { code: 3, originalError: { code: 4001, message } } }
}

/** The errors that wallets throw: any value of the page. */
export const walletErrors = part<unknown, { message: string; code: string }>({
  name: 'wallet-errors',
  count: 300_000,
  least: { refused: 0 },
  make(random) {
    if (random.oneIn(4)) return oddValue(random)
    const error = errorOf(random)
    return random.oneIn(4) ? error : spoilTwice(error, oddInPage, random)
  },
  read(thrown) {
    const { message, code } = toWalletError(thrown)
    const flags = [isUserRejection(thrown), isUnknownNetworkError(thrown), hasNothingToEnd(thrown)]
    return { message: `${message}${flags.length === 3 ? '' : '?'}`, code }
  },
  judge(thrown, result) {
    if (!result) return 'There is no error'
    if (!['USER_REJECTED', 'REQUEST_PENDING', 'WALLET_FAILED'].includes(result.code))
      return `The code is ${result.code}`
    if (!shown(500, 1)(result.message)) return 'The message cannot be shown'
    if (!shown(300)(messageOf(thrown))) return 'The message of the wallet cannot be shown'
    if (!codesOf(thrown).every(Number.isInteger)) return 'A code is no whole number'
    return codesOf(thrown).includes(4001) === (result.code === 'USER_REJECTED') || result.code === 'USER_REJECTED'
      ? undefined
      : 'A rejection is not noticed'
  },
  broken: (result) => result && { ...result, message: `${result.message}\u202e` },
})

/** What a wallet says that it can do (EIP-5792). */
export const walletCapabilities = part<unknown, WalletCapabilities>({
  name: 'wallet-capabilities',
  count: 300_000,
  make(random) {
    const chain = random.pick(['0x1', '0x01', '1', '0xA', '10', '0x0', '0x2105', '08453'])
    const answer = {
      [mixedText(chain, random)]: { atomic: { status: 'supported' } },
      '0xa': { paymasterService: { supported: true } },
    }
    return random.oneIn(4) ? answer : spoilTwice(answer, oddInPage, random)
  },
  read(answer) {
    const capabilities = readCapabilities(answer)
    return Object.keys(capabilities).length > 0 ? capabilities : undefined
  },
  judge(_, capabilities) {
    for (const [key, value] of Object.entries(capabilities ?? {})) {
      if (!/^0x(?:0|[1-9a-f][0-9a-f]*)$/.test(key) || !Number.isSafeInteger(Number(key))) return `${key} is no chain id`
      if (typeof value !== 'object' || value === null) return 'The capabilities are no object'
    }
    return capabilities && capabilitiesOn(capabilities, 10) === undefined ? 'There is nothing for a chain' : undefined
  },
  broken: (capabilities) => capabilities && { ...capabilities, '0x00': {} },
})
