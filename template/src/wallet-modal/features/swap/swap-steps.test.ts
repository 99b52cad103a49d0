// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import type { SwapReads } from './freeze-swap'
import { createSwap as create, ether, router, usdc } from './testing/create-swap'

const hash = '0x5e47'

/** Creates the review of a swap of one ether, or of an approval of two dollars, and records the events of swaps. */
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

describe('Swaps that are sent', () => {
  test('When a swap is sent, the host app gets SWAP_SUCCESS, the form is emptied, and the view of the transaction opens.', async () => {
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

  test('A sent swap is listed among the sent transactions with its minimum received.', async () => {
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

  test('While the wallet is asked, the view of the review closes. The visitor waits on, and the view of the transaction opens.', async () => {
    const { flow, root, wallet } = await review()
    const held = wallet.hold('eth_sendTransaction')
    const pressed = flow.confirm('Swapping')
    await eventually(() => expect(flow.phase).toBe('asking'))
    flow.leave()
    expect(flow.phase).toBe('asking')
    held.resolve(hash)
    await pressed
    expect(root.router.route).toEqual({ view: 'TransactionStatus', data: { hash, chainId: 'eip155:1' } })
  })

  test('When a swap is sent after the visitor has gone back to the review, the form is emptied, and the account view opens.', async () => {
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

  test('When a swap is sent while the visitor reviews another swap, the view, the form and the review of the other swap stay.', async () => {
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

  test('When a swap is sent while another view is shown, the form is emptied, and the view stays.', async () => {
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

describe('Approvals', () => {
  test('After an approval is sent, the flow waits for its transaction, sends no event to the host app, and prepares the swap.', async () => {
    const { flow, chain, wallet, root, reviewed, names } = await review('approve')
    let arrive = (_state: 'success') => {}
    const waiting = vi.fn(
      (_query: Parameters<typeof reviewed.adapter.waitForTransaction>[0]) =>
        new Promise<'success' | 'reverted'>((resolve) => void (arrive = resolve)),
    )
    reviewed.adapter.waitForTransaction = waiting
    const held = wallet.hold('eth_sendTransaction')
    const pressed = flow.confirm('Allowing')
    await eventually(() => expect(flow.phase).toBe('asking'))
    expect([root.router.view, flow.isBusy]).toEqual(['ApproveTransaction', true])
    held.resolve(hash)
    await eventually(() => expect(flow.phase).toBe('waiting'))
    expect(root.router.view).toBe('SwapPreview')
    // The list of sent transactions waits for the same transaction.
    const waits = waiting.mock.calls.map(([query]) => [query.hash, query.network.caipNetworkId])
    expect(new Set(waits.map(String))).toEqual(new Set([`${hash},eip155:1`]))
    expect(waits.length).toBeGreaterThan(0)
    chain.allowance = BigInt(2_000_000)
    arrive('success')
    await pressed
    expect([flow.phase, flow.failure]).toEqual(['idle', undefined])
    expect(flow.review?.step ?? flow.failure).toBe('swap')
    // An approval that succeeds sends no event to the host app.
    expect(names()).toEqual([])
    expect(root.accountLoader.loaded.sent.list).toMatchObject([{ hash, from: firstAddress, to: usdc }])
    expect(root.accountLoader.loaded.sent.list[0]).not.toHaveProperty('swappedFor', expect.anything())
  })

  test('When the network reverts an approval, its review stays with the failure approvalReverted.', async () => {
    const { flow, reviewed } = await review('approve')
    reviewed.adapter.waitForTransaction = async () => 'reverted'
    await flow.confirm('Allowing')
    expect([flow.failure, flow.phase, flow.review === reviewed]).toEqual([{ reason: 'approvalReverted' }, 'idle', true])
  })

  test('When the visitor stops waiting for a sent approval, the swap is not prepared.', async () => {
    const { flow, reviewed, store } = await review('approve')
    reviewed.adapter.waitForTransaction = () => new Promise(() => {})
    const pressed = flow.confirm('Allowing')
    await eventually(() => expect(flow.phase).toBe('waiting'))
    const place = vi.spyOn(store, 'place')
    flow.abandon()
    await pressed
    expect([flow.phase, flow.failure, flow.review === reviewed]).toEqual(['idle', undefined, true])
    expect(place).not.toHaveBeenCalled()
  })

  test('When the visitor declines an approval in the wallet, the host app gets SWAP_APPROVAL_ERROR and no event of a swap.', async () => {
    const { flow, wallet, events } = await review('approve')
    wallet.fail('eth_sendTransaction', walletError(4001, 'No, thanks'))
    await flow.confirm('Allowing')
    expect(flow.failure).toEqual({ reason: 'declined' })
    expect(events).toMatchObject([{ event: 'SWAP_APPROVAL_ERROR', properties: { swapFromToken: 'USDC' } }])
  })
})

test.each(['swap', 'approve'] as const)(
  'When the answer of the wallet to the step %s gets lost, the doubt tells the visitor what the wallet was asked for.',
  async (step) => {
    const { flow, wallet } = await review(step)
    wallet.fail('eth_sendTransaction', walletError(-32603, 'lost'))
    await flow.confirm('Asking')
    const { kind, amountText, tokenAddress } = flow.consent.doubt?.transfer ?? {}
    expect([kind, amountText, tokenAddress]).toEqual(
      step === 'swap' ? ['swap', '1', undefined] : ['approval', '2', usdc],
    )
  },
)

describe('Swaps that are not sent', () => {
  test('When the visitor declines a swap in the wallet, the host app gets SWAP_ERROR with a message, and the review shows the failure.', async () => {
    const { flow, wallet, events, reviewed } = await review()
    wallet.fail('eth_sendTransaction', walletError(4001, 'No, thanks'))
    await flow.confirm('Swapping')
    const message: unknown = expect.stringMatching(/./)
    expect(events).toMatchObject([
      { event: 'INITIATE_SWAP' },
      { event: 'SWAP_ERROR', properties: { ...facts, message } },
    ])
    expect([flow.failure, flow.phase, flow.review === reviewed]).toEqual([{ reason: 'declined' }, 'idle', true])
  })

  test('When the network proves that a swap was not sent, its review shows the failure. A busy or newer review shows no failure.', async () => {
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

  test('When the wallet declines a swap after the visitor has stopped waiting, its review shows the failure, but a newer review does not.', async () => {
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

describe('Confirmations that do not reach the wallet', () => {
  test('Without a review, `confirm` does not ask the wallet. With an incomplete form, `prepare` creates no review.', async () => {
    const { flow, store, asked } = await create()
    await flow.confirm('Swapping')
    expect(await flow.prepare()).toBe(false)
    expect([asked(), flow.phase, flow.failure, store.draft]).toEqual([[], 'idle', undefined, undefined])
  })

  test('When the visitor presses the confirm button twenty times, the wallet is asked once.', async () => {
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
    ['before the confirmation', false],
    ['while the confirmation reads from the chain', true],
  ])('When the wallet changes its account %s, the wallet is not asked for the swap.', async (_, isLate) => {
    const { flow, wallet, asked, reviewed, store, chain } = await review(
      'swap',
      new FakeWallet({ accounts: [firstAddress, secondAddress] }),
    )
    const change = () => wallet.changeAccounts([secondAddress])
    // A change of the account empties the form. The test keeps the review, so that only the check of the account can stop the swap.
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
      // A worse price would give the visitor a review for the other account.
      chain.dollars = BigInt(1_999)
    }
    await flow.confirm('Swapping')
    expect([asked(), flow.phase]).toEqual([[], 'idle'])
    expect([flow.failure, flow.review === reviewed]).toEqual([{ reason: 'accountChanged' }, true])
  })

  test('When the network shows that an earlier request was sent, the wallet is not asked, and the review shows earlierSent.', async () => {
    const { flow, asked } = await review()
    vi.spyOn(flow.open, 'findSent').mockResolvedValue(true)
    await flow.confirm('Swapping')
    expect([asked(), flow.failure, flow.phase]).toEqual([[], { reason: 'earlierSent' }, 'idle'])
  })

  test('When the network fails during the confirmation, the wallet is not asked, and the review shows the error.', async () => {
    const { flow, store, asked } = await review()
    vi.spyOn(store, 'place').mockRejectedValue(new Error('overloaded'))
    await flow.confirm('Swapping')
    expect([asked(), flow.phase]).toEqual([[], 'idle'])
    expect(flow.failure).toMatchObject({ reason: 'failed', error: { message: expect.stringContaining('overloaded') } })
  })

  test.each<[string, string, Partial<SwapReads>]>([
    ['the router has no path for the swap', 'noPath', { getAmountOut: async () => undefined }],
    ['the swap would fail on the chain', 'wouldFail', { wouldSucceed: async () => false }],
    [
      'the price is worse and the account holds less',
      'insufficientFunds',
      { getAmountOut: async () => BigInt(1), getHolding: async () => BigInt(1) },
    ],
  ])(
    'When the confirmation finds that %s, the wallet is not asked, and the review stays with the refusal.',
    async (_, refusal, change) => {
      const { flow, store, asked, reviewed } = await review()
      const place = await store.place(new AbortController().signal)
      vi.spyOn(store, 'place').mockResolvedValue({ ...place, reads: { ...place.reads, ...change } })
      await flow.confirm('Swapping')
      expect([asked(), flow.failure, flow.review === reviewed]).toEqual([[], { reason: 'refused', refusal }, true])
    },
  )

  test('When the visitor leaves while the confirmation reads from the chain, the wallet is not asked, and no failure is shown.', async () => {
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

  test.each(['swap', 'approve'] as const)(
    'When the visitor leaves while the request is stored (%s), the wallet is not asked, and the form and the review stay.',
    async (step) => {
      const { flow, store, asked, reviewed } = await review(step)
      const keep = flow.open.store.bind(flow.open)
      vi.spyOn(flow.open, 'store').mockImplementation(async (transfer) => {
        const id = await keep(transfer)
        flow.leave()
        return id
      })
      await flow.confirm('Swapping')
      expect([asked(), flow.phase, flow.failure, flow.review === reviewed]).toEqual([[], 'idle', undefined, true])
      expect(store.amountText).toBe(step === 'swap' ? '1' : '2')
    },
  )

  test('When the visitor leaves before the chain answers that the swap would fail, the review shows no failure.', async () => {
    const { flow, store, asked } = await review()
    const place = await store.place(new AbortController().signal)
    const wouldSucceed = async () => {
      flow.leave()
      return false
    }
    vi.spyOn(store, 'place').mockResolvedValue({ ...place, reads: { ...place.reads, wouldSucceed } })
    await flow.confirm('Swapping')
    expect([asked(), flow.failure, flow.phase]).toEqual([[], undefined, 'idle'])
  })
})

describe('Reviews of swaps', () => {
  test('Of two overlapping calls of `prepare`, only the latest call creates a review.', async () => {
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

  test('When the network fails, `prepare` shows the failure, unless the visitor has stopped waiting for the review.', async () => {
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

  test('When the visitor leaves while the requests of earlier pages are read, `prepare` creates no review.', async () => {
    const { flow, fill } = await create()
    await fill()
    let answer = () => {}
    vi.spyOn(flow.open, 'restore').mockImplementation(() => new Promise<void>((resolve) => void (answer = resolve)))
    const preparing = flow.prepare()
    await settle()
    flow.leave()
    answer()
    expect([await preparing, flow.review?.step, flow.failure]).toEqual([false, undefined, undefined])
  })

  test('The flow keeps a review and a failure as the same objects, not as observable copies, until `reset` removes both.', async () => {
    const { flow, reviewed } = await review()
    const other = { ...reviewed }
    flow.setReview(other)
    expect(flow.review === other).toBe(true)
    const failure = { reason: 'moved' } as const
    flow.setFailure(failure)
    expect(flow.failure).toBe(failure)
    flow.reset()
    expect([flow.review, flow.failure]).toEqual([undefined, undefined])
  })

  test('While a new review is prepared, the failure is removed, and the visitor has to consent again.', async () => {
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

  test('A review has the amount in the smallest unit, and the wallet is asked for this amount.', async () => {
    const { reviewed, firstAsked, flow } = await review()
    await flow.confirm('Swapping')
    expect([reviewed.amount, BigInt(firstAsked().value)]).toEqual([ether, ether])
  })
})
