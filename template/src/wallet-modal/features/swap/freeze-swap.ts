import type { Adapter, AdapterSession } from '../../adapters/adapter'
import type { ChainReader, FeeEstimate, SendMark, TransferTransaction } from '../../adapters/chain-reader'
import { accountError } from '../../domain/errors/account-errors'
import type { Network } from '../../domain/networks/network'
import type { CallRefusal } from '../../domain/swaps/check-call'
import { checkApprovalCall, checkSwapCall } from '../../domain/swaps/check-call'
import { decodeCall } from '../../domain/swaps/decode-call'
import { minimumReceived, priceImpact } from '../../domain/swaps/swap-math'
import type { SwapOffer, SwapProvider, SwapService, SwapToken } from '../../domain/swaps/swap-provider'
import { checkDecimals } from '../../domain/tokens/token-decimals'
import type { RootStore } from '../../stores/root/root.store'
import { readFeeAndMark } from '../open-requests/read-fee-and-mark'

/** The reads and builders of swaps on a chain. */
export type SwapReads = NonNullable<ChainReader['swaps']>

/** Why there is no swap to review. */
export type SwapRefusal = CallRefusal | 'noPath' | 'insufficientFunds' | 'wouldFail'

/** A swap as the visitor entered it. */
export interface SwapDraft {
  paid: SwapToken
  received: SwapToken
  /** In the smallest unit of the paid token. */
  amount: bigint
  /** In basis points. */
  slippage: number
}

/** The quote of a draft, with the amounts that the visitor is shown. */
export interface SwapTerms extends SwapDraft {
  offer: SwapOffer
  /** In the smallest unit of the received token. */
  minimum: bigint
  /** In basis points; undefined if the chain does not tell. */
  impact: number | undefined
  /** Milliseconds since the epoch. */
  quotedAt: number
}

/** What the visitor confirms: exactly this transaction is sent. */
export interface SwapReview extends SwapTerms {
  /** `reset` takes an earlier approval back, which some tokens require before another one. */
  step: 'reset' | 'approve' | 'swap'
  from: string
  network: Network
  adapter: Adapter
  session: AdapterSession
  transaction: TransferTransaction
  fee: FeeEstimate | undefined
  /** The state of the account before the wallet is asked. Undefined where the network did not tell. */
  mark: SendMark | undefined
}

/** Where a swap is prepared. */
export interface SwapPlace {
  provider: SwapProvider
  network: Network
  reader: ChainReader
  reads: SwapReads
  service: SwapService
  account: string
  root: { platform: Pick<RootStore['platform'], 'after' | 'now'>; sessions: Pick<RootStore['sessions'], 'require'> }
  signal: AbortSignal
}

/** How long the network may take to carry a swap out, in seconds. */
const lifetime = 1_200

async function checkToken({ address, decimals }: SwapToken, { reads, network, signal }: SwapPlace): Promise<void> {
  if (address !== undefined) checkDecimals(decimals, await reads.getDecimals({ token: address, network, signal }))
}

/**
 * Asks the provider for a quote, and the contracts for the decimals of both tokens.
 * @throws WalletModalError DECIMALS_DIFFER, DECIMALS_UNKNOWN, or the network's error
 */
export async function quoteSwap(draft: SwapDraft, place: SwapPlace): Promise<SwapTerms | SwapRefusal> {
  const { provider, reads, root, signal } = place
  const { paid, received, amount, slippage } = draft
  const quotedAt = root.platform.now()
  const [offer] = await Promise.all([
    provider.quote({ ...place, paid, received, amount, signal }, reads),
    checkToken(paid, place),
    checkToken(received, place),
  ])
  if (!offer || offer.expected <= BigInt(0)) return 'noPath'
  const rate = { paid: amount, received: offer.expected }
  const impact = offer.small && priceImpact(rate, offer.small)
  return { ...draft, offer, minimum: minimumReceived(offer.expected, slippage), impact, quotedAt }
}

/**
 * Makes the transaction of the terms, or has the provider make it, and checks the transaction by decoding.
 * @throws WalletModalError the error of the provider's service
 */
export async function buildChecked(terms: SwapTerms, place: SwapPlace): Promise<TransferTransaction | CallRefusal> {
  const { offer, paid, received, amount, minimum } = terms
  const { account, network, provider, reads, root } = place
  const now = BigInt(Math.floor(root.platform.now() / 1_000))
  const [isFromNative, isToNative] = [paid.address === undefined, received.address === undefined]
  const { path, target: router, wrapped, expected } = offer
  const deadline = now + BigInt(lifetime)
  const call = provider.build
    ? await provider.build({ ...terms, ...place })
    : reads.buildSwap({ account, router, isFromNative, isToNative, amount, minimum, path, deadline })
  const { to, value, data } = call
  const targets = provider.targets(network.caipNetworkId)
  const tokens = { paid: paid.address, received: received.address, wrapped }
  const meant = { targets, account, ...tokens, amount, expected, minimum, now }
  return checkSwapCall(call, meant) ?? { from: account, to, value, data }
}

/** The least that a checked transaction brings, in the smallest unit of the received token. */
function minimumOf({ data }: TransferTransaction, shown: bigint): bigint {
  const call = decodeCall(data)
  return call?.kind === 'swap' ? call.minimum : shown
}

/** The approval that is missing for a swap; undefined if the router may take the amount already. */
async function approvalFor(terms: SwapTerms, place: SwapPlace) {
  const { paid, amount, offer } = terms
  const { account: owner, network, provider, reads, signal } = place
  const token = paid.address
  if (token === undefined) return undefined
  const spender = offer.target
  const allowance = await reads.getAllowance({ token, owner, spender, network, signal })
  if (allowance >= amount) return undefined
  const spenders = provider.targets(network.caipNetworkId)
  const make = (approved: bigint) => {
    const transaction = reads.buildApproval({ owner, token, spender, amount: approved })
    return checkApprovalCall(transaction, { token, spenders, amount: approved }) ?? transaction
  }
  const exact = make(amount)
  if (typeof exact === 'string') return exact
  if (await reads.wouldSucceed({ transaction: exact, network, signal }))
    return { step: 'approve', transaction: exact } as const
  const reset = allowance > BigInt(0) ? make(BigInt(0)) : 'wouldFail'
  if (typeof reset === 'string') return reset
  const canReset = await reads.wouldSucceed({ transaction: reset, network, signal })
  return canReset ? ({ step: 'reset', transaction: reset } as const) : 'wouldFail'
}

/**
 * Creates the review of the next transaction of a swap: taking an approval back, approving the exact amount, or the swap. The transaction is
 * decoded, compared with what the visitor is shown, and run on the chain without sending it.
 * @throws WalletModalError SWAP_NOT_SUPPORTED, DECIMALS_DIFFER, DECIMALS_UNKNOWN, or the network's error
 */
export async function freezeSwap(draft: SwapDraft, place: SwapPlace): Promise<SwapReview | SwapRefusal> {
  const { account, network, reader, reads, root, signal } = place
  const { adapter, session } = root.sessions.require(network.chainNamespace)
  const [terms, held] = await Promise.all([
    quoteSwap(draft, place),
    reads.getHolding({ token: draft.paid.address, owner: account, network, signal }),
  ])
  if (typeof terms === 'string') return terms
  if (held < draft.amount) return 'insufficientFunds'
  const swap = await buildChecked(terms, place)
  if (typeof swap === 'string') return swap
  const approval = await approvalFor(terms, place)
  if (typeof approval === 'string') return approval
  const { step, transaction } = approval ?? ({ step: 'swap', transaction: swap } as const)
  if (step === 'swap' && !(await reads.wouldSucceed({ transaction, network, signal }))) return 'wouldFail'
  if (!reader.transfers) throw accountError('SWAP_NOT_SUPPORTED')
  const query = { transaction, network, signal }
  const { fee, mark } = await readFeeAndMark(reader.transfers, query, root.platform.after)
  signal.throwIfAborted()
  const minimum = minimumOf(swap, terms.minimum)
  return { ...terms, minimum, step, from: account, network, adapter, session, transaction, fee, mark }
}
