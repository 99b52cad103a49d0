// @vitest-environment node
import { getObserverTree, reaction } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import { secondAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { receiverName } from './send-flow'
import { createSend, sentTexts } from './testing/create-send'

const hash = '0x5e47'

/** Prepares a review of 0.5 ETH or of 0.5 of another token, and holds the wallet's answer until the test gives it. `events` has the names of the events that the host app gets. */
async function review(symbol = 'ETH') {
  const test = await createSend()
  const { send, fill, wallet, root, asked } = test
  const { approvals } = root.accountLoader.loaded
  const events: string[] = []
  root.events.subscribe(({ props }) => {
    if (props.event.startsWith('SEND_')) events.push(props.event)
  })
  const renew = async (amount = '0.5') => {
    await fill({ symbol, amount, to: secondAddress })
    await send.flow.prepare()
    root.router.reset({ view: 'WalletSendPreview', data: undefined })
  }
  await renew()
  const press = () => send.flow.sendToken(sentTexts)
  return {
    ...test,
    flow: send.flow,
    events,
    approvals,
    renew,
    press,
    asks: () => asked().length,
    held: wallet.hold('eth_sendTransaction'),
    /** The visitor confirms, and stops waiting for the wallet's answer. */
    async askAndLeave() {
      const pressed = press()
      await settle()
      approvals.cancel()
      await pressed
    },
  }
}

describe('Reviews', () => {
  test('Without a review, nothing is being prepared, nothing can be sent, and a confirmation does nothing.', async () => {
    const { send } = await createSend()
    const { flow } = send
    await flow.sendToken(sentTexts)
    expect([flow.review, flow.isPreparing, flow.canSend, flow.loading, flow.failure]).toEqual([
      undefined,
      false,
      false,
      false,
      undefined,
    ])
  })

  test('When the visitor leaves the form while the requests of earlier pages are read, no review is created.', async () => {
    const { flow, renew } = await review()
    flow.setReview(undefined)
    let answer = () => {}
    vi.spyOn(flow.open, 'restore').mockImplementation(() => new Promise<void>((resolve) => void (answer = resolve)))
    const renewed = renew()
    await vi.waitFor(() => expect(flow.isPreparing).toBe(true))
    await settle()
    flow.abandon()
    answer()
    await renewed
    expect(flow.review?.amountText).toBeUndefined()
  })

  test('After two requests for a review have ended, the flow no longer observes the form.', async () => {
    const { send, flow } = await review()
    const watchers = () => getObserverTree(send, 'entered').observers?.length ?? 0
    const before = watchers()
    await Promise.all([flow.prepare(), flow.prepare()])
    expect(watchers()).toBe(before)
  })

  test('A new review has no failure, and the visitor has to consent again.', async () => {
    const { flow, askAndLeave, renew } = await review()
    await askAndLeave()
    flow.consent.set(true)
    flow.setFailure({ reason: 'earlierSent' })
    await renew()
    expect([flow.failure, flow.consent.isGiven, flow.canSend]).toEqual([undefined, false, false])
  })

  test('A receiver is shown with its name, or with its short address if there is no name.', () => {
    expect(receiverName({ address: secondAddress, name: 'mara.eth' })).toBe('mara.eth')
    expect(receiverName({ address: secondAddress })).toMatch(/^0x7099.{1,5}79C8$/)
  })
})

describe('Leaving the view of the review', () => {
  test('While the wallet is asked, the view ApproveTransaction shows the summary, and leaving the review does not end the wait.', async () => {
    const { flow, press, held, approvals, root } = await review()
    const pressed = press()
    await settle()
    flow.leave()
    expect([flow.loading, approvals.summary, root.router.view]).toEqual([true, 'Sending', 'ApproveTransaction'])
    held.resolve(hash)
    await pressed
    expect(root.router.view).toBe('TransactionStatus')
  })

  test('While the wallet is asked a second time, leaving the review does not end the wait.', async () => {
    const { flow, press, askAndLeave, asks } = await review()
    await askAndLeave()
    flow.consent.set(true)
    void press()
    await settle()
    flow.leave()
    expect([asks(), flow.isAsking, flow.loading]).toEqual([2, true, true])
  })

  test('While the network is asked about an earlier request, leaving the review ends the attempt, and the host app gets no event.', async () => {
    const { flow, press, askAndLeave, asks, events } = await review()
    await askAndLeave()
    let answer = () => {}
    vi.spyOn(flow.open, 'findSent').mockImplementation(
      () => new Promise((resolve) => void (answer = () => resolve(false))),
    )
    flow.consent.set(true)
    const pressed = press()
    await settle()
    flow.leave()
    expect(flow.loading).toBe(false)
    answer()
    await pressed
    expect([asks(), flow.failure, events]).toEqual([1, undefined, ['SEND_INITIATED']])
  })

  test.for([false, true])(
    'An error while the earlier requests are read is shown, unless the visitor has left the review (left: %s).',
    async (isLeft) => {
      const { flow, press, asks } = await review()
      let fail = () => {}
      vi.spyOn(flow.open, 'findSent').mockImplementation(
        () => new Promise((_, reject) => void (fail = () => reject(new Error('broken')))),
      )
      const pressed = press()
      await settle()
      if (isLeft) flow.leave()
      fail()
      await pressed
      expect([asks(), flow.loading]).toEqual([0, false])
      if (isLeft) expect(flow.failure).toBeUndefined()
      else
        expect(flow.failure).toMatchObject({ reason: 'failed', error: { message: expect.stringContaining('broken') } })
    },
  )
})

describe('Second attempts', () => {
  test('The end of the first attempt does not end a second attempt, and the view shows no failure.', async () => {
    const { flow, press, asks, wallet } = await review()
    wallet.fail('eth_sendTransaction', walletError(4001))
    await press()
    expect(flow.failure).toEqual({ reason: 'declined' })
    const held = wallet.hold('eth_sendTransaction')
    const first = press()
    flow.stopWaiting()
    const second = press()
    await first
    expect([flow.loading, flow.failure]).toEqual([true, undefined])
    await settle()
    expect(asks()).toBe(2)
    held.resolve(hash)
    await second
    expect([asks(), flow.loading]).toEqual([2, false])
  })

  test('If the visitor confirms again at the moment at which the first attempt fails, the failure does not end the second attempt.', async () => {
    const { flow, press, asks, held } = await review()
    let second: Promise<void> | undefined
    const stop = reaction(
      () => flow.canSend,
      (canSend) => {
        if (canSend) second = press()
      },
    )
    const first = press()
    await settle()
    held.reject(walletError(4001))
    await first
    stop()
    expect([second === undefined, flow.loading]).toEqual([false, true])
    await second
    expect(asks()).toBe(2)
  })

  test('While a second attempt waits for the wallet, the view does not show that the wallet has declined the first attempt.', async () => {
    const { flow, press, askAndLeave, asks, held, wallet } = await review()
    await askAndLeave()
    const again = wallet.hold('eth_sendTransaction')
    flow.consent.set(true)
    const second = press()
    await settle()
    held.reject(walletError(4001))
    await settle()
    expect([asks(), flow.loading, flow.failure]).toEqual([2, true, undefined])
    again.resolve(hash)
    await second
  })

  test('A second attempt and another review do not show that the first attempt was not sent.', async () => {
    const { flow, press, wallet, renew } = await review()
    wallet.fail('eth_sendTransaction', new Error('Request timed out'))
    await press()
    const attempt = flow.open.list[0]?.attempt
    wallet.hold('eth_sendTransaction')
    flow.consent.set(true)
    void press()
    attempt?.onNotSent()
    expect([flow.loading, flow.failure]).toEqual([true, undefined])
    flow.stopWaiting()
    attempt?.onNotSent()
    expect(flow.failure).toEqual({ reason: 'notSent' })
    await renew('0.25')
    attempt?.onNotSent()
    expect([flow.review?.amountText, flow.failure]).toEqual(['0.25', undefined])
  })
})

describe('Approvals that arrive after the visitor has stopped waiting', () => {
  test('If the review of a token transfer is still shown, the account opens with a toast.', async () => {
    const { askAndLeave, held, root } = await review('USDC')
    await askAndLeave()
    held.resolve(hash)
    await settle()
    expect([root.router.view, root.modalStores.snack.message]).toEqual(['Account', 'Transaction started'])
  })

  test('If another view is shown, the view stays without a toast, and the form is emptied.', async () => {
    const { askAndLeave, held, root, send } = await review('USDC')
    await askAndLeave()
    root.router.reset({ view: 'Networks', data: undefined })
    held.resolve(hash)
    await settle()
    expect([root.router.view, root.modalStores.snack.open, send.sendTokenAmount]).toEqual(['Networks', false, ''])
  })
})
