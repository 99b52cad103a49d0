// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { AdapterSession } from '../../adapters/adapter'
import type { ChainReader, TransferReader } from '../../adapters/chain-reader'
import { buildApproval, buildSwap } from '../../adapters/evm/reader/swaps/build-swap'
import { completeNetwork } from '../../domain/networks/network'
import type { SwapOffer, SwapProvider, SwapToken } from '../../domain/swaps/swap-provider'
import { loadUnusedAdapter } from '../../testing/chains/test-evm-adapter'
import { createFakePlatform } from '../../testing/fake-platform'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import type { SwapDraft, SwapPlace, SwapReads } from './freeze-swap'
import { buildChecked, freezeSwap, quoteSwap } from './freeze-swap'

const router = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const wrapped = '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512'
const [dollar, harbour] = ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0x90F79bf6EB2c4f870365E785982E1f101E93b906']
const [amount, expected] = [BigInt(1_000), BigInt(2_000)]
const token = (symbol: string, decimals: number, address?: string): SwapToken => ({
  symbol,
  name: symbol,
  decimals,
  iconUrl: '',
  ...(address !== undefined && { address }),
})
const ether = token('ETH', 18)
const draft: SwapDraft = { paid: token('USD', 6, dollar), received: token('HRB', 8, harbour), amount, slippage: 100 }
const fee = { gas: BigInt(7), fee: BigInt(7), maxFee: BigInt(7) }
const mark = { nonce: 3 }
const adapter = await loadUnusedAdapter()
const session: AdapterSession = { provider: {}, accounts: [], chainId: alpha.id }
const checkAddress = (address: string) => ({ address })

interface Changes {
  offer?: Partial<SwapOffer> | undefined
  reads?: Partial<SwapReads>
  provider?: Partial<SwapProvider>
  transfers?: Partial<TransferReader>
  reader?: ChainReader
}

/** A place where 1,000 units of the paid token bring 2,000 units of the received token, and the allowance of the router suffices. */
function create({ offer = {}, reads: ownReads, provider, transfers, reader }: Changes = {}) {
  const asked: Record<string, unknown[]> = {}
  const note = <Query, Result>(name: string, result: (query: Query) => Result) => {
    return async (query: Query): Promise<Result> => {
      ;(asked[name] ??= []).push(query)
      return result(query)
    }
  }
  const decimals: Record<string, number> = { [dollar]: 6, [harbour]: 8 }
  const reads: SwapReads = {
    getDecimals: note('getDecimals', (query: { token: string }) => decimals[query.token]),
    getHolding: note('getHolding', () => amount),
    getAllowance: note('getAllowance', () => amount),
    wouldSucceed: note('wouldSucceed', () => true),
    getWrapped: async () => wrapped,
    getAmountOut: async () => expected,
    buildApproval,
    buildSwap,
    ...ownReads,
  }
  const platform = createFakePlatform()
  const namespaces: string[] = []
  const require = (namespace: string) => {
    namespaces.push(namespace)
    return { adapter, session, stop() {} }
  }
  const network = completeNetwork(alpha)
  const stopping = new AbortController()
  const place: SwapPlace = {
    provider: {
      targets: () => [router],
      tokens: () => [],
      quote: note(
        'quote',
        () =>
          offer && { expected, target: router, path: [dollar, wrapped, harbour], wrapped, small: undefined, ...offer },
      ),
      ...provider,
    },
    network,
    reader: reader ?? {
      checkAddress,
      transfers: {
        prepareTransfer: () => Promise.reject(new Error('no transfer is prepared')),
        getTransactionState: async () => 'unknown',
        estimateFee: note('estimateFee', () => fee),
        markSend: note('markSend', () => mark),
        ...transfers,
      },
    },
    reads,
    service: { get: async () => ({}), post: async () => ({}) },
    account: firstAddress,
    root: { platform, sessions: { require } },
    signal: stopping.signal,
  }
  return { place, asked, network, platform, stopping, namespaces }
}

const native = (changes: Partial<SwapDraft>, path: string[]) => ({ terms: { ...draft, ...changes }, offer: { path } })

describe('Quotes of swaps', () => {
  test('A quote has the expected amount, the minimum received, the price impact and the time of the quote.', async () => {
    const { place, asked, platform } = create({ offer: { small: { paid: BigInt(1), received: BigInt(4) } } })
    const terms = await quoteSwap(draft, place)
    expect(terms).toMatchObject({ ...draft, minimum: BigInt(1_980), impact: 5_000, quotedAt: platform.now() })
    expect(terms).toMatchObject({ offer: { expected, target: router } })
    const { paid, received } = draft
    expect(asked['quote']).toMatchObject([{ paid, received, amount, account: firstAddress, signal: place.signal }])
  })

  test('A quote has no price impact when the chain does not tell the rate of a very small swap.', async () => {
    expect(await quoteSwap(draft, create().place)).toMatchObject({ impact: undefined })
  })

  test.each([
    ['no offer', { offer: undefined, provider: { quote: async () => undefined } }],
    ['an offer of 0', { offer: { expected: BigInt(0) } }],
    ['an offer of less than 0', { offer: { expected: BigInt(-1) } }],
  ])('A quote is refused with noPath when the provider makes %s.', async (_, changes) => {
    expect(await quoteSwap(draft, create(changes).place)).toBe('noPath')
  })

  test('A quote is accepted when the provider offers one smallest unit of the received token.', async () => {
    expect(await quoteSwap(draft, create({ offer: { expected: BigInt(1) } }).place)).toMatchObject({
      minimum: BigInt(1),
    })
  })

  test('A quote reads the decimals of both tokens from their contracts, but does not read the decimals of the native currency.', async () => {
    const both = create()
    await quoteSwap(draft, both.place)
    const { network, signal } = both.place
    expect(both.asked['getDecimals']).toEqual([dollar, harbour].map((address) => ({ token: address, network, signal })))
    const { place, asked } = create()
    await quoteSwap({ ...draft, paid: ether }, place)
    expect(asked['getDecimals']).toMatchObject([{ token: harbour }])
  })

  test.each(['paid', 'received'] as const)(
    'A quote rejects with DECIMALS_DIFFER when the contract of the %s token reports other decimals.',
    async (side) => {
      const other = { ...draft, [side]: { ...draft[side], decimals: 7 } }
      await expect(quoteSwap(other, create().place)).rejects.toMatchObject({ code: 'DECIMALS_DIFFER' })
    },
  )
})

describe('Transactions of swaps', () => {
  test('The transaction of a swap has the account, the minimum received, and a deadline of twenty minutes.', async () => {
    const { place, platform } = create()
    const deadline = BigInt(platform.now() / 1_000 + 1_200)
    const swap = {
      account: firstAddress,
      router,
      amount,
      minimum: BigInt(1_980),
      path: [dollar, wrapped, harbour],
      deadline,
    }
    expect(await freezeSwap(draft, place)).toMatchObject({
      step: 'swap',
      transaction: buildSwap({ ...swap, isFromNative: false, isToNative: false }),
    })
    for (const [changes, forms] of [
      [native({ paid: ether }, [wrapped, harbour]), { isFromNative: true, isToNative: false }],
      [native({ received: ether }, [dollar, wrapped]), { isFromNative: false, isToNative: true }],
    ] as const) {
      const frozen = await freezeSwap(changes.terms, create({ offer: changes.offer }).place)
      const transaction = buildSwap({ ...swap, ...forms, path: changes.offer.path })
      expect(frozen).toMatchObject({ step: 'swap', transaction })
    }
  })

  test('A transaction that the provider builds from the terms is checked by decoding, and only its checked fields are kept.', async () => {
    const given: unknown[] = []
    const own = (minimum: bigint, changes: object = {}) =>
      create({
        provider: {
          async build(request) {
            given.push(request)
            const deadline = BigInt(Math.floor(createFakePlatform().now() / 1_000)) + BigInt(60)
            const forms = { isFromNative: false, isToNative: false, path: [dollar, wrapped, harbour] }
            const call = buildSwap({ account: firstAddress, router, amount, minimum, deadline, ...forms })
            return { ...call, ...changes }
          },
        },
      })
    const { place, network } = own(BigInt(1_990))
    // The review shows the minimum received of the transaction, which may be more than the minimum that the modal asked for.
    expect(await freezeSwap(draft, place)).toMatchObject({ step: 'swap', minimum: BigInt(1_990) })
    expect(given).toMatchObject([{ ...draft, minimum: BigInt(1_980), account: firstAddress, network }])
    expect(await freezeSwap(draft, own(BigInt(1_979)).place)).toBe('otherMinimum')
    expect(await freezeSwap(draft, own(BigInt(2_001)).place)).toBe('negativeSlippage')
    expect(await freezeSwap(draft, own(BigInt(1_990), { to: secondAddress }).place)).toBe('unknownTarget')
    expect(await freezeSwap(draft, own(BigInt(1_990), { value: BigInt(1) }).place)).toBe('otherValue')
    const foreign = { from: secondAddress, gas: '0x1' }
    const frozen = await freezeSwap(draft, own(BigInt(1_990), foreign).place)
    // The transaction of the review has no fields except the checked fields.
    expect(Object.keys(typeof frozen === 'string' ? {} : frozen.transaction)).toEqual(['from', 'to', 'value', 'data'])
    expect(frozen).toMatchObject({ transaction: { from: firstAddress } })
  })

  test('A transaction is refused as expired when its deadline is not later than the time of the page in whole seconds.', async () => {
    for (const [seconds, refusal] of [
      [0, 'expired'],
      [1, undefined],
    ] as const) {
      const { place, platform } = create({
        provider: {
          async build() {
            const deadline = BigInt(Math.floor(platform.now() / 1_000) + seconds)
            const forms = { isFromNative: false, isToNative: false, path: [dollar, wrapped, harbour] }
            return buildSwap({ account: firstAddress, router, amount, minimum: BigInt(1_980), deadline, ...forms })
          },
        },
      })
      await platform.advance(999)
      const terms = await quoteSwap(draft, place)
      if (typeof terms === 'string') throw new Error(terms)
      const built = await buildChecked(terms, place)
      expect(typeof built === 'string' ? built : undefined).toBe(refusal)
    }
  })
})

describe('Reviews of swaps', () => {
  test('A review has the account, the network, the wallet session, the fee, and the mark of the state before the wallet is asked.', async () => {
    const { place, network, asked, namespaces } = create()
    const review = await freezeSwap(draft, place)
    expect(review).toMatchObject({ ...draft, from: firstAddress, fee, mark, minimum: BigInt(1_980), step: 'swap' })
    if (typeof review === 'string') throw new Error(review)
    expect([review.adapter, review.session, review.network]).toEqual([adapter, session, network])
    const query = { transaction: review.transaction, network, signal: place.signal }
    expect([asked['wouldSucceed'], asked['estimateFee'], asked['markSend']]).toEqual([[query], [query], [query]])
    const { signal } = place
    expect(asked['getHolding']).toEqual([{ token: dollar, owner: firstAddress, network, signal }])
    expect(asked['getAllowance']).toEqual([{ token: dollar, owner: firstAddress, spender: router, network, signal }])
    expect(namespaces).toEqual(['eip155'])
  })

  test('A swap is refused with insufficientFunds when the account holds one unit less than the amount.', async () => {
    const one = BigInt(1)
    expect(await freezeSwap(draft, create({ reads: { getHolding: async () => amount - one } }).place)).toBe(
      'insufficientFunds',
    )
    expect(await freezeSwap(draft, create({ reads: { getHolding: async () => amount } }).place)).toMatchObject({
      amount,
    })
  })

  test('A swap is refused with the reason of its quote, of the check of its transaction, or of the trial run on the chain.', async () => {
    expect(await freezeSwap(draft, create({ offer: { expected: BigInt(0) } }).place)).toBe('noPath')
    expect(await freezeSwap(draft, create({ offer: { target: secondAddress } }).place)).toBe('unknownTarget')
    expect(await freezeSwap(draft, create({ reads: { wouldSucceed: async () => false } }).place)).toBe('wouldFail')
  })

  test('`freezeSwap` rejects on a network without transfers, and when the abort signal aborts while the mark is read.', async () => {
    const without = create({ reader: { checkAddress } })
    await expect(freezeSwap(draft, without.place)).rejects.toMatchObject({ code: 'SWAP_NOT_SUPPORTED' })
    const { place, stopping } = create({ transfers: { markSend: async () => (stopping.abort(), mark) } })
    await expect(freezeSwap(draft, place)).rejects.toThrow('aborted')
  })
})

describe('Approvals of the router', () => {
  const approvalOf = (approved: bigint) =>
    buildApproval({ owner: firstAddress, token: dollar, spender: router, amount: approved })
  /** A place whose token contract reports this allowance, and accepts only approvals of the possible amounts. */
  const withAllowance = (allowance: bigint, ...possible: readonly bigint[]) =>
    create({
      reads: {
        getAllowance: async () => allowance,
        wouldSucceed: async ({ transaction }) => possible.some((each) => approvalOf(each).data === transaction.data),
      },
    }).place

  test('When the allowance of the router is too small, the first step is an approval of the exact amount.', async () => {
    const frozen = await freezeSwap(draft, withAllowance(amount - BigInt(1), amount))
    expect(frozen).toMatchObject({ step: 'approve', transaction: approvalOf(amount), minimum: BigInt(1_980) })
  })

  test('No approval is needed when the allowance covers the amount, or when the native currency is paid.', async () => {
    for (const allowance of [amount, amount + BigInt(1)]) {
      const { place } = create({ reads: { getAllowance: async () => allowance } })
      expect(await freezeSwap(draft, place)).toMatchObject({ step: 'swap' })
    }
    const { terms, offer } = native({ paid: ether }, [wrapped, harbour])
    const { place, asked } = create({ offer })
    expect(await freezeSwap(terms, place)).toMatchObject({ step: 'swap' })
    expect(asked['getAllowance']).toBeUndefined()
  })

  test('When the token refuses to change an allowance that is not 0, the first step resets the allowance to 0.', async () => {
    const frozen = await freezeSwap(draft, withAllowance(BigInt(5), BigInt(0)))
    expect(frozen).toMatchObject({ step: 'reset', transaction: approvalOf(BigInt(0)) })
  })

  test('A swap is refused with wouldFail when the token refuses the approval, and an allowance cannot be reset or is already 0.', async () => {
    expect(await freezeSwap(draft, withAllowance(BigInt(5)))).toBe('wouldFail')
    // The allowance is 0 already, so a reset would not help.
    expect(await freezeSwap(draft, withAllowance(BigInt(0), BigInt(0)))).toBe('wouldFail')
  })

  test('An approval or reset that the reader builds with another amount, spender or token is refused before its trial run on the chain.', async () => {
    for (const [wrong, reason] of [
      [{ amount: amount + BigInt(1) }, 'otherAmount'],
      [{ spender: secondAddress }, 'unknownSpender'],
      [{ token: harbour }, 'otherToken'],
    ] as const) {
      const { place, asked } = create({
        reads: {
          getAllowance: async () => BigInt(0),
          buildApproval: (approval) => buildApproval({ ...approval, ...wrong }),
        },
      })
      expect(await freezeSwap(draft, place)).toBe(reason)
      expect(asked['wouldSucceed']).toBeUndefined()
    }
    const onlyReset = create({
      reads: {
        getAllowance: async () => BigInt(5),
        wouldSucceed: async () => false,
        buildApproval: (approval) =>
          buildApproval(approval.amount > BigInt(0) ? approval : { ...approval, amount: BigInt(9) }),
      },
    })
    expect(await freezeSwap(draft, onlyReset.place)).toBe('otherAmount')
  })

  test('An approval and a reset get a trial run on the chain, with the network and the abort signal, before the review shows them.', async () => {
    const { place, asked, network } = create({ reads: { getAllowance: async () => BigInt(0) } })
    await freezeSwap(draft, place)
    const query = { transaction: approvalOf(amount), network, signal: place.signal }
    expect(asked['wouldSucceed']).toEqual([query])
    const resetting: unknown[] = []
    const reset = create({
      reads: {
        getAllowance: async () => BigInt(5),
        async wouldSucceed(each) {
          resetting.push(each)
          return resetting.length > 1
        },
      },
    })
    expect(await freezeSwap(draft, reset.place)).toMatchObject({ step: 'reset' })
    const { signal } = reset.place
    expect(resetting).toEqual([amount, BigInt(0)].map((each) => ({ transaction: approvalOf(each), network, signal })))
  })
})
