// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { parseUnits } from '../../domain/tokens/token-amount'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { createSend, sentTexts } from './testing/create-send'

const hash = '0x5e47'
const transfer = { from: firstAddress, to: secondAddress, value: parseUnits('0.5', 18), data: '0x' }

/** A review of half an ether. The wallet answers when the test says so. */
async function reviewHeld(options: Parameters<typeof createSend>[0] = {}) {
  const test = await createSend(options)
  const { send, fill, wallet, root, asked } = test
  const { sent, approvals } = root.accountLoader.loaded
  const review = async (amount = '0.5') => {
    await fill({ amount, to: secondAddress })
    await send.flow.prepare()
    root.router.push({ view: 'WalletSendPreview', data: undefined })
  }
  await review()
  return {
    ...test,
    review,
    approvals,
    held: wallet.hold('eth_sendTransaction'),
    press: () => send.flow.sendToken(sentTexts),
    /** How often the wallet was asked, and the amounts that are noted as sent. */
    facts: () => [asked().length, sent.list.map(({ amount }) => amount)],
    state: () => send.flow.consent.doubt?.state,
  }
}

type Held = Awaited<ReturnType<typeof reviewHeld>>

describe('A wallet that does not answer', () => {
  test.for([
    ['the visitor stops waiting', ({ approvals }) => approvals.cancel()],
    ['the visitor goes back', ({ root }) => root.router.goBack()],
    ['another view is shown', ({ root }) => root.router.push({ view: 'Networks', data: undefined })],
    ['the modal is closed', ({ root }) => root.modal.close('header')],
    ['another account is chosen', ({ accounts }) => accounts.select(secondAddress)],
    ['the wallet changes its account', ({ wallet }) => wallet.changeAccounts([secondAddress])],
    ['the wallet changes its network', ({ wallet }) => wallet.changeChain(10)],
    ['another network is chosen', ({ root, network }) => root.chain.setActiveCaipNetwork(network(1))],
    ['the form is emptied', ({ send }) => send.resetSend()],
  ] satisfies [string, (test: Held) => void][])('is waited for until %s', async ([, end]) => {
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress] })
    const test = await reviewHeld({ wallet })
    const { send, press, state, facts, held, approvals, root } = test
    const pressed = press()
    await settle()
    expect([send.loading, send.flow.isAsking, root.router.view]).toEqual([true, true, 'ApproveTransaction'])
    end(test)
    await pressed
    expect([send.loading, send.flow.isAsking, state(), approvals.entries.length]).toEqual([false, false, 'left', 0])
    expect(root.router.view).not.toBe('ApproveTransaction')
    held.resolve(hash)
    await settle()
    expect([facts()[0], state(), root.accountLoader.loaded.sent.all.size]).toEqual([1, undefined, 1])
  })

  test('is asked again only with the consent of the visitor, and once for each', async () => {
    const { send, press, approvals, state, facts, held, wallet } = await reviewHeld()
    const first = press()
    await settle()
    approvals.cancel()
    await first
    await press()
    expect([facts(), send.flow.canSend]).toEqual([[1, []], false])
    const again = wallet.hold('eth_sendTransaction')
    send.flow.consent.set(true)
    const second = press()
    await settle()
    expect([facts(), send.flow.consent.isGiven]).toEqual([[2, []], false])
    approvals.cancel()
    await second
    await press()
    expect(facts()).toEqual([2, []])
    held.reject(walletError(4001))
    await settle()
    expect([state(), send.flow.canSend]).toEqual(['left', false])
    again.reject(walletError(4001))
    await settle()
    expect([state(), send.flow.canSend]).toEqual([undefined, true])
  })

  test('An approval that arrives while the visitor confirms again stops the second request.', async () => {
    const { send, press, approvals, held, facts, rpc, root } = await reviewHeld()
    const first = press()
    await settle()
    approvals.cancel()
    await first
    // The query before a second request is not answered.
    rpc.respond('https://alpha.example/rpc', 'silence')
    send.flow.consent.set(true)
    const second = press()
    await settle()
    expect([send.loading, facts()]).toEqual([true, [1, []]])
    held.resolve(hash)
    await settle()
    await second
    expect([facts(), send.loading, root.router.view]).toEqual([[1, ['0.5']], false, 'TransactionStatus'])
  })

  test('Consent given before there is a doubt does not count.', async () => {
    const { send, press, approvals, facts } = await reviewHeld()
    void press()
    await settle()
    send.flow.consent.set(true)
    approvals.cancel()
    await press()
    expect([facts(), send.flow.canSend]).toEqual([[1, []], false])
  })

  test('needs consent for another transfer, another account and another network too', async () => {
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress] })
    const { send, press, accounts, root, network, review, facts, fill } = await reviewHeld({ wallet })
    void press()
    await settle()
    root.router.goBack()
    await review('0.25')
    await press()
    expect(facts()[0]).toBe(1)
    accounts.select(secondAddress)
    await settle()
    expect(send.flow.consent.doubt?.transfer.amountText).toBe('0.5')
    accounts.select(firstAddress)
    root.chain.setActiveCaipNetwork(network(1))
    await settle()
    await root.accountLoader.loaded.tokens.fetchTokenBalance({ force: true })
    await fill({ symbol: 'BET', amount: '1', to: secondAddress })
    await send.flow.prepare()
    await press()
    expect(facts()[0]).toBe(1)
  })

  test('A late approval is followed if the same review is still shown.', async () => {
    const { press, approvals, held, root, facts } = await reviewHeld()
    void press()
    await settle()
    approvals.cancel()
    held.resolve(hash)
    await settle()
    expect(facts()).toEqual([1, ['0.5']])
    expect(root.router.route).toMatchObject({ view: 'TransactionStatus', data: { hash } })
  })

  test('A late approval leaves another review as it is.', async () => {
    const { send, press, approvals, held, root, review, facts } = await reviewHeld()
    void press()
    await settle()
    approvals.cancel()
    root.router.goBack()
    await review('0.25')
    held.resolve(hash)
    await settle()
    expect([facts(), send.flow.review?.amountText, root.router.view]).toEqual([
      [1, ['0.5']],
      '0.25',
      'WalletSendPreview',
    ])
    expect(send.flow.canSend).toBe(true)
  })

  test('A late decline is reported in the same review only.', async () => {
    for (const isOther of [false, true]) {
      const { send, press, approvals, held, root, review } = await reviewHeld()
      void press()
      await settle()
      approvals.cancel()
      if (isOther) {
        root.router.goBack()
        await review('0.25')
      }
      held.reject(walletError(4001))
      await settle()
      expect([send.flow.failure, send.flow.canSend]).toEqual([isOther ? undefined : { reason: 'declined' }, true])
    }
  })
})

describe('An answer that leaves open whether the transaction was sent', () => {
  test.for([
    ['nonce too low', walletError(-32000, 'nonce too low')],
    ['already known', walletError(-32000, 'already known')],
    ['the time-out of a node', walletError(-32002, 'request timed out')],
    ['an internal error', walletError(-32603, 'Internal JSON-RPC error.')],
    ['a connection that broke', walletError(4900, 'The provider is disconnected')],
    ['a time-out', new Error('Request timed out')],
    ['an answer that got lost', new TypeError('Failed to fetch')],
    ['nothing that can be read', 'no'],
  ] as const)('%s: the form stays, and another request needs consent.', async ([, error]) => {
    const { send, press, held, state, facts, root } = await reviewHeld()
    const pressed = press()
    await settle()
    held.reject(error)
    await pressed
    expect([state(), send.flow.failure, send.flow.canSend, send.loading]).toEqual(['unclear', undefined, false, false])
    expect([root.router.view, send.sendTokenAmount]).toEqual(['WalletSendPreview', '0.5'])
    await press()
    expect(facts()).toEqual([1, []])
  })

  test.for([[{ hash }], [''], ['0x'], ['sent'], ['null']])(
    'The answer %j is not a hash and leaves the outcome open.',
    async ([answer]) => {
      const { press, held, state, facts } = await reviewHeld()
      const pressed = press()
      await settle()
      held.resolve(answer)
      await pressed
      expect([state(), facts()]).toEqual(['unclear', [1, []]])
    },
  )

  test('One transaction on the network answers one of two equal requests; the other stays in doubt.', async () => {
    const { send, press, held, ledger, state, facts, platform, wallet, review } = await reviewHeld()
    const first = press()
    await settle()
    held.reject(new Error('Request timed out'))
    await first
    await platform.advance(60_000)
    wallet.fail('eth_sendTransaction', new Error('Request timed out'))
    send.flow.consent.set(true)
    await press()
    await platform.advance(60_000)
    await review()
    ledger.mine([transfer])
    send.flow.consent.set(true)
    await press()
    expect([facts(), send.flow.open.list.length, state()]).toEqual([[2, ['0.5']], 1, 'unclear'])
    await press()
    expect(facts()[0]).toBe(2)
  })

  test('A transaction that the network has is noted and followed like any other.', async () => {
    const { press, held, ledger, facts, state, root } = await reviewHeld()
    const pressed = press()
    await settle()
    const [found] = ledger.mine([transfer])
    held.reject(walletError(-32000, 'already known'))
    await pressed
    await settle()
    expect([facts(), state()]).toEqual([[1, ['0.5']], undefined])
    expect(root.router.route).toMatchObject({ view: 'TransactionStatus', data: { hash: found } })
  })

  test('The network is queried repeatedly, so a transaction that arrives late is found.', async () => {
    const { press, held, ledger, facts, state, platform } = await reviewHeld()
    const pressed = press()
    await settle()
    held.reject(new Error('Request timed out'))
    await pressed
    await platform.advance(5_000)
    expect(state()).toBe('unclear')
    ledger.add(transfer)
    await platform.advance(20_000)
    expect([facts(), state()]).toEqual([[1, ['0.5']], undefined])
  })

  test('An equal transfer that was noted before is not mistaken for it.', async () => {
    const { send, press, held, ledger, facts, state, wallet, review } = await reviewHeld()
    const pressed = press()
    await settle()
    const [earlier] = ledger.mine([transfer])
    held.resolve(earlier)
    await pressed
    await review()
    wallet.fail('eth_sendTransaction', new Error('Request timed out'))
    await press()
    await settle()
    expect([facts(), state(), send.flow.canSend]).toEqual([[2, ['0.5']], 'unclear', false])
  })

  test('A transaction that can never arrive is reported as not sent, and may be sent again.', async () => {
    const { send, press, held, ledger, facts, state, wallet } = await reviewHeld()
    const pressed = press()
    await settle()
    ledger.mine([{ ...transfer, value: BigInt(1) }])
    held.reject(walletError(-32000, 'nonce too low'))
    await pressed
    await settle()
    expect([state(), send.flow.failure, send.flow.canSend]).toEqual([undefined, { reason: 'notSent' }, true])
    wallet.release('eth_sendTransaction')
    await press()
    expect(facts()).toEqual([2, ['0.5']])
  })

  test('Before a second request the network is queried once more, which stops it if the first was sent.', async () => {
    const { send, press, held, ledger, facts, platform, root, review } = await reviewHeld()
    const pressed = press()
    await settle()
    held.reject(new Error('Request timed out'))
    await pressed
    await platform.advance(60_000)
    root.router.goBack()
    await review('0.25')
    ledger.mine([transfer])
    send.flow.consent.set(true)
    await press()
    expect([facts(), send.flow.failure]).toEqual([[1, ['0.5']], { reason: 'earlierSent' }])
    expect(send.flow.canSend).toBe(true)
  })

  test('A network that does not answer delays a second request only briefly.', async () => {
    const { send, press, held, facts, platform, rpc, wallet } = await reviewHeld()
    const pressed = press()
    await settle()
    rpc.respond('https://alpha.example/rpc', 'silence')
    held.reject(new Error('Request timed out'))
    await pressed
    await platform.advance(60_000)
    wallet.release('eth_sendTransaction')
    send.flow.consent.set(true)
    const second = press()
    await platform.advance(3_000)
    await second
    expect(facts()).toEqual([2, ['0.5']])
  })

  test("Without the account's state on the network the outcome stays open.", async () => {
    const { send, press, platform, rpc, fill, wallet, ledger } = await createSend().then((test) => ({
      ...test,
      press: () => test.send.flow.sendToken(sentTexts),
    }))
    await fill({ amount: '0.5', to: secondAddress })
    rpc.respond('https://alpha.example/rpc', 'silence')
    const preparing = send.flow.prepare()
    await platform.advance(2_000)
    expect(await preparing).toMatchObject({ amountText: '0.5', mark: undefined })
    ledger.mine([transfer])
    wallet.fail('eth_sendTransaction', new Error('Request timed out'))
    await press()
    await settle()
    expect(send.flow.consent.doubt?.state).toBe('unclear')
  })
})
