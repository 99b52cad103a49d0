// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import type { SwapReads } from './freeze-swap'
import { createSwap as create, ether, router, usdc } from './testing/create-swap'

const hash = '0x5e47'

/** A reviewed swap of one ether, or a reviewed approval of two dollars. The events of swaps are noted. */
async function review(step: 'swap' | 'approve' = 'swap', wallet = new FakeWallet()) {
  const test = await create(undefined, { wallet })
  const { root, flow, fill } = test
  const events: { event: string; properties?: unknown }[] = []
  root.events.subscribe(({ props }) => {
    if (props.event.includes('SWAP') || props.event.includes('INITIATE')) events.push(props)
  })
  const isSwap = step === 'swap'
  await fill(isSwap ? '1' : '2', isSwap ? ['ETH', 'USDC'] : ['USDC', 'ETH'])
  await flow.prepare()
  const reviewed = flow.review
  if (reviewed?.step !== step) throw new Error(`the review is of ${reviewed?.step}`)
  root.router.push({ view: 'SwapPreview', data: undefined })
  const request = () => {
    const found = flow.open.list.at(-1)
    if (!found) throw new Error('there is no open request')
    return found
  }
  return { ...test, events, reviewed, request, names: () => events.map(({ event }) => event) }
}

const facts = {
  network: 'eip155:1',
  swapFromToken: 'ETH',
  swapToToken: 'USDC',
  swapFromAmount: '1',
  swapToAmount: '2000',
  isSmartAccount: false,
}

describe('A swap that is sent', () => {
  test('is told to the host app, empties the form, and is followed in its view', async () => {
    const { flow, store, events, root, asked } = await review()
    await flow.confirm('Swapping')
    expect(events).toMatchObject([
      { event: 'INITIATE_SWAP', properties: facts },
      { event: 'SWAP_SUCCESS', properties: facts },
    ])
    expect(root.router.route).toEqual({ view: 'TransactionStatus', data: { hash, chainId: 'eip155:1' } })
    expect([store.paid, store.amountText, flow.review, flow.failure, flow.phase]).toEqual([
      undefined,
      '',
      undefined,
      undefined,
      'idle',
    ])
    expect(asked()).toHaveLength(1)
  })

  test('is noted with the least that arrives', async () => {
    const { flow, root } = await review()
    await flow.confirm('Swapping')
    expect(root.accountLoader.loaded.sent.list).toMatchObject([
      {
        hash,
        from: firstAddress,
        amount: '1',
        symbol: 'ETH',
        swappedFor: { amount: '1980', symbol: 'USDC' },
        to: router,
      },
    ])
  })

  test('after the visitor has stopped waiting leads from its review to the account', async () => {
    const { flow, store, root, wallet, names } = await review()
    const held = wallet.hold('eth_sendTransaction')
    const pressed = flow.confirm('Swapping')
    await eventually(() => expect(flow.phase).toBe('asking'))
    flow.abandon()
    await pressed
    root.router.reset({ view: 'SwapPreview', data: undefined })
    held.resolve(hash)
    await settle()
    expect([store.amountText, flow.review, root.router.view]).toEqual(['', undefined, 'Account'])
    expect(names()).toEqual(['INITIATE_SWAP', 'SWAP_SUCCESS'])
  })

  test('after the visitor has left its review changes neither the view nor another form', async () => {
    const { flow, store, root, wallet, fill } = await review()
    const held = wallet.hold('eth_sendTransaction')
    const pressed = flow.confirm('Swapping')
    await eventually(() => expect(flow.phase).toBe('asking'))
    flow.abandon()
    await pressed
    root.router.reset({ view: 'Swap', data: undefined })
    await fill('0.5')
    await flow.prepare()
    const other = flow.review
    held.resolve(hash)
    await settle()
    expect([store.amountText, flow.review === other, root.router.view]).toEqual(['0.5', true, 'Swap'])
  })

  test('while another view is shown empties the form and leaves the view', async () => {
    const { flow, store, root, wallet } = await review()
    const held = wallet.hold('eth_sendTransaction')
    const pressed = flow.confirm('Swapping')
    await eventually(() => expect(flow.phase).toBe('asking'))
    flow.abandon()
    await pressed
    root.router.reset({ view: 'Networks', data: undefined })
    held.resolve(hash)
    await settle()
    expect([store.amountText, root.router.view]).toEqual(['', 'Networks'])
  })
})

describe('An approval', () => {
  test('is waited for, and leads to the review of the swap', async () => {
    const { flow, chain, wallet, root, reviewed, names } = await review('approve')
    let arrive = (_state: 'success') => {}
    const waiting = vi.fn(() => new Promise<'success' | 'reverted'>((resolve) => void (arrive = resolve)))
    reviewed.adapter.waitForTransaction = waiting
    const held = wallet.hold('eth_sendTransaction')
    const pressed = flow.confirm('Allowing')
    await eventually(() => expect(flow.phase).toBe('asking'))
    expect([root.router.view, flow.isBusy]).toEqual(['ApproveTransaction', true])
    held.resolve(hash)
    await eventually(() => expect(flow.phase).toBe('waiting'))
    expect(root.router.view).toBe('SwapPreview')
    expect(waiting).toHaveBeenCalledWith({ hash, network: reviewed.network })
    chain.allowance = BigInt(2_000_000)
    arrive('success')
    await pressed
    expect([flow.phase, flow.failure]).toEqual(['idle', undefined])
    expect(flow.review?.step ?? flow.failure).toBe('swap')
    // The host app is told of swaps only.
    expect(names()).toEqual([])
    expect(root.accountLoader.loaded.sent.list).toMatchObject([{ hash, from: firstAddress, to: usdc }])
    expect(root.accountLoader.loaded.sent.list[0]).not.toHaveProperty('swappedFor', expect.anything())
  })

  test('that the network reverts is a failure', async () => {
    const { flow, reviewed } = await review('approve')
    reviewed.adapter.waitForTransaction = async () => 'reverted'
    await flow.confirm('Allowing')
    expect([flow.failure, flow.phase, flow.review]).toEqual([{ reason: 'approvalReverted' }, 'idle', reviewed])
  })

  test('that nobody waits for any more prepares nothing', async () => {
    const { flow, reviewed, store } = await review('approve')
    reviewed.adapter.waitForTransaction = () => new Promise(() => {})
    const pressed = flow.confirm('Allowing')
    await eventually(() => expect(flow.phase).toBe('waiting'))
    const place = vi.spyOn(store, 'place')
    flow.abandon()
    await pressed
    expect([flow.phase, flow.failure, flow.review, place.mock.calls.length]).toEqual(['idle', undefined, reviewed, 0])
  })

  test('that the wallet refuses is told as an approval, not as a swap', async () => {
    const { flow, wallet, events } = await review('approve')
    wallet.fail('eth_sendTransaction', walletError(4001, 'No, thanks'))
    await flow.confirm('Allowing')
    expect(flow.failure).toEqual({ reason: 'declined' })
    expect(events).toMatchObject([{ event: 'SWAP_APPROVAL_ERROR', properties: { swapFromToken: 'USDC' } }])
  })
})

describe('A swap that is not sent', () => {
  test('is told to the host app with the reason', async () => {
    const { flow, wallet, events, reviewed } = await review()
    wallet.fail('eth_sendTransaction', walletError(4001, 'No, thanks'))
    await flow.confirm('Swapping')
    const message: unknown = expect.stringMatching(/./)
    expect(events).toMatchObject([
      { event: 'INITIATE_SWAP' },
      { event: 'SWAP_ERROR', properties: { ...facts, message } },
    ])
    expect([flow.failure, flow.phase, flow.review]).toEqual([{ reason: 'declined' }, 'idle', reviewed])
  })

  test('because the network has proven it is a failure of its review', async () => {
    const { flow, wallet, request } = await review()
    wallet.fail('eth_sendTransaction', walletError(-32603, 'lost'))
    await flow.confirm('Swapping')
    const { attempt } = request()
    flow.begin('preparing')
    attempt?.onNotSent()
    expect(flow.failure).toBeUndefined()
    flow.abandon()
    attempt?.onNotSent()
    expect(flow.failure).toEqual({ reason: 'notSent' })
    await flow.prepare()
    attempt?.onNotSent()
    expect(flow.failure).toBeUndefined()
  })

  test('after the visitor has stopped waiting is a failure of its review, but of no other review', async () => {
    for (const isOther of [false, true]) {
      const { flow, wallet, fill } = await review()
      const held = wallet.hold('eth_sendTransaction')
      const pressed = flow.confirm('Swapping')
      await eventually(() => expect(flow.phase).toBe('asking'))
      flow.abandon()
      await pressed
      if (isOther) {
        await fill('0.5')
        await flow.prepare()
      }
      held.reject(walletError(4001))
      await settle()
      expect(flow.failure).toEqual(isOther ? undefined : { reason: 'declined' })
    }
  })
})

describe('The wallet is not asked', () => {
  test('without a review, and for a draft that is not complete', async () => {
    const { flow, store, asked } = await create()
    await flow.confirm('Swapping')
    expect(await flow.prepare()).toBe(false)
    expect([asked(), flow.phase, flow.failure, store.draft]).toEqual([[], 'idle', undefined, undefined])
  })

  test('twice for twenty presses', async () => {
    const { flow, wallet, asked } = await review()
    const held = wallet.hold('eth_sendTransaction')
    const presses = Array.from({ length: 20 }, () => flow.confirm('Swapping'))
    expect([flow.phase, flow.isBusy]).toEqual(['preparing', true])
    await eventually(() => expect(asked()).toHaveLength(1))
    held.resolve(hash)
    await Promise.all(presses)
    expect([asked().length, flow.isBusy]).toEqual([1, false])
  })

  test.each([
    ['before the press', false],
    ['while the chain is asked', true],
  ])('when the wallet changes its account %s', async (_, isLate) => {
    const { flow, wallet, asked, reviewed, store } = await review(
      'swap',
      new FakeWallet({ accounts: [firstAddress, secondAddress] }),
    )
    const change = () => wallet.changeAccounts([secondAddress])
    // The form is emptied with the account. Here its review is put back, as if the account had changed a moment later.
    if (isLate) {
      const place = await store.place(new AbortController().signal)
      const { wouldSucceed } = place.reads
      vi.spyOn(store, 'place').mockResolvedValue({
        ...place,
        reads: {
          ...place.reads,
          async wouldSucceed(query) {
            vi.spyOn(store, 'reset').mockImplementation(() => {})
            vi.spyOn(flow, 'abandon').mockImplementation(() => {})
            change()
            return wouldSucceed(query)
          },
        },
      })
    } else {
      change()
      await settle()
      flow.setReview(reviewed)
    }
    await flow.confirm('Swapping')
    expect([asked(), flow.phase]).toEqual([[], 'idle'])
    if (flow.review) expect(flow.failure).toEqual({ reason: 'accountChanged' })
    else expect(flow.failure).toBeUndefined()
  })

  test('when an earlier request turns out to be sent', async () => {
    const { flow, asked } = await review()
    vi.spyOn(flow.open, 'findSent').mockResolvedValue(true)
    await flow.confirm('Swapping')
    expect([asked(), flow.failure, flow.phase]).toEqual([[], { reason: 'earlierSent' }, 'idle'])
  })

  test('when the network fails', async () => {
    const { flow, store, asked } = await review()
    vi.spyOn(store, 'place').mockRejectedValue(new Error('overloaded'))
    await flow.confirm('Swapping')
    expect([asked(), flow.phase]).toEqual([[], 'idle'])
    expect(flow.failure).toMatchObject({ reason: 'failed', error: { message: expect.stringContaining('overloaded') } })
  })

  test.each<[string, string, Partial<SwapReads>]>([
    ['nothing would arrive', 'noPath', { getAmountOut: async () => undefined }],
    ['the swap would fail', 'wouldFail', { wouldSucceed: async () => false }],
    [
      'the price is worse and the account holds less',
      'insufficientFunds',
      { getAmountOut: async () => BigInt(1), getHolding: async () => BigInt(1) },
    ],
  ])('when %s now', async (_, refusal, change) => {
    const { flow, store, asked, reviewed } = await review()
    const place = await store.place(new AbortController().signal)
    vi.spyOn(store, 'place').mockResolvedValue({ ...place, reads: { ...place.reads, ...change } })
    await flow.confirm('Swapping')
    expect([asked(), flow.failure, flow.review]).toEqual([[], { reason: 'refused', refusal }, reviewed])
  })

  test('when the visitor leaves while the chain is asked', async () => {
    const { flow, store, asked } = await review()
    const pressed = flow.confirm('Swapping')
    flow.abandon()
    await pressed
    expect([asked(), flow.failure, flow.phase]).toEqual([[], undefined, 'idle'])
    vi.spyOn(store, 'place').mockImplementation(async () => {
      flow.abandon()
      throw new Error('late')
    })
    await flow.confirm('Swapping')
    expect([asked(), flow.failure, flow.phase]).toEqual([[], undefined, 'idle'])
  })
})

describe('A review', () => {
  test('is made by the latest call only', async () => {
    const { flow, fill, store } = await create()
    await fill()
    const place = await store.place(new AbortController().signal)
    const releases: (() => void)[] = []
    vi.spyOn(store, 'place').mockImplementation(async (signal) => {
      await new Promise<void>((release) => void releases.push(release))
      return { ...place, signal }
    })
    const calls = [flow.prepare(), flow.prepare()]
    expect(flow.phase).toBe('preparing')
    await eventually(() => expect(releases).toHaveLength(2))
    releases[0]?.()
    expect([await calls[0], flow.review, flow.failure, flow.phase]).toEqual([false, undefined, undefined, 'preparing'])
    releases[1]?.()
    expect([await calls[1], flow.review?.step, flow.phase]).toEqual([true, 'swap', 'idle'])
  })

  test('of a network that fails is a failure, unless nobody waits for the review any more', async () => {
    const { flow, fill, store } = await create()
    await fill()
    const place = vi.spyOn(store, 'place').mockRejectedValue(new Error('overloaded'))
    expect([await flow.prepare(), flow.phase]).toEqual([false, 'idle'])
    expect(flow.failure).toMatchObject({ reason: 'failed' })
    place.mockImplementation(async () => {
      flow.abandon()
      throw new Error('late')
    })
    expect([await flow.prepare(), flow.failure, flow.phase]).toEqual([false, undefined, 'idle'])
  })

  test('is kept as it is, and so is a failure', async () => {
    const { flow, reviewed } = await review()
    const other = { ...reviewed }
    flow.setReview(other)
    expect(flow.review).toBe(other)
    const failure = { reason: 'moved' } as const
    flow.setFailure(failure)
    expect(flow.failure).toBe(failure)
    flow.reset()
    expect([flow.review, flow.failure]).toEqual([undefined, undefined])
  })

  test('that is made anew takes a consent and a failure back', async () => {
    const { flow, wallet } = await review()
    wallet.fail('eth_sendTransaction', walletError(-32603, 'lost'))
    await flow.confirm('Swapping')
    flow.consent.set(true)
    flow.setFailure({ reason: 'moved' })
    const preparing = flow.prepare()
    expect([flow.failure, flow.consent.isGiven]).toEqual([undefined, false])
    await preparing
    expect(flow.consent.isMissing).toBe(true)
  })

  test('has the amount in the smallest unit', async () => {
    const { reviewed, firstAsked, flow } = await review()
    await flow.confirm('Swapping')
    expect([reviewed.amount, BigInt(firstAsked().value)]).toEqual([ether, ether])
  })
})
