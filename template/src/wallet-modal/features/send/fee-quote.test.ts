// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { formatUnits } from '../../domain/tokens/amount'
import { setGasPrice } from '../../testing/fake-data-service'
import type { FakeRpc } from '../../testing/chains/fake-rpc'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { createSend } from './testing/create-send'

const alphaUrl = 'https://alpha.example/rpc'
const gwei = BigInt(1_000_000_000)

describe('the fee', () => {
  test('is requested when the entry has rested, and again when it changes', async () => {
    const { send, fill, rpc, platform } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    expect(send.quote.fee).toMatchObject({ gas: BigInt(21_000), fee: BigInt(21_000) * gwei })
    const asked = rpc.callsOf('eth_estimateGas').length
    for (const amount of ['0.51', '0.512', '0.5123']) {
      send.setTokenAmount(amount)
      await platform.advance(299)
      expect(send.quote.state.state).toBe('idle')
    }
    expect(rpc.callsOf('eth_estimateGas')).toHaveLength(asked)
    await platform.advance(1)
    expect(rpc.callsOf('eth_estimateGas')).toHaveLength(asked + 1)
    expect(rpc.callsOf('eth_estimateGas').at(-1)?.params).toEqual([
      { from: firstAddress, to: secondAddress, value: `0x${BigInt('512300000000000000').toString(16)}`, data: '0x' },
    ])
  })

  test('is not requested for an incomplete entry or one above the balance', async () => {
    const { send, fill, rpc, platform } = await createSend()
    await fill({ amount: '2', to: secondAddress })
    send.setTokenAmount('0.5')
    send.receiver.setText('')
    await platform.advance(1_000)
    expect([rpc.callsOf('eth_estimateGas'), send.quote.state]).toEqual([[], { state: 'idle' }])
  })

  test('is unknown if the network does not tell it, which does not block sending', async () => {
    const { send, fill, rpc } = await createSend()
    rpc.answer('eth_estimateGas', () => {
      throw new Error('overloaded')
    })
    rpc.respond(alphaUrl, () => new Response('', { status: 429 }))
    await fill({ amount: '0.5', to: secondAddress })
    await settle()
    expect([send.quote.state.state, send.canReview]).toEqual(['failed', true])
  })

  test('A transfer that the network would refuse is reported.', async () => {
    const { send, fill, rpc } = await createSend()
    rpc.answer('eth_estimateGas', () => {
      throw new Error('execution reverted: paused')
    })
    await fill({ amount: '0.5', to: secondAddress })
    const { state } = send.quote
    expect(state.state === 'failed' && state.error.code).toBe('TRANSACTION_REFUSED')
  })

  test.for([
    ['another amount', ({ send }) => send.setTokenAmount('0.25')],
    ['another account', ({ accounts }) => accounts.select(secondAddress)],
    ['another network', ({ root, network }) => root.chain.setActiveCaipNetwork(network(1))],
    ['an empty form', ({ send }) => send.resetSend()],
  ] satisfies [string, (test: Awaited<ReturnType<typeof createSend>>) => void][])(
    'An answer that arrives late is dropped: %s',
    async ([, leave]) => {
      const test = await createSend({ wallet: new FakeWallet({ accounts: [firstAddress, secondAddress] }) })
      const { send, fill, rpc } = test
      const answers = holdEndpoint(rpc)
      await fill({ amount: '0.5', to: secondAddress })
      expect([answers.length > 0, send.quote.state.state]).toEqual([true, 'loading'])
      leave(test)
      for (let round = 0; round < 3; round += 1) {
        for (const answer of answers.splice(0)) answer()
        await settle()
      }
      expect(send.quote.state).toEqual({ state: 'idle' })
    },
  )
})

/** Holds back every request to the first network; each is answered with a number later. */
function holdEndpoint(rpc: FakeRpc): (() => void)[] {
  const answers: (() => void)[] = []
  rpc.respond(alphaUrl, (calls) => {
    const results = calls.map(({ id }) => ({ id, jsonrpc: '2.0', result: '0x5208' }))
    const response = new Response(JSON.stringify(results.length === 1 ? results[0] : results))
    return new Promise((resolve) => void answers.push(() => resolve(response)))
  })
  return answers
}

describe('the remaining balance', () => {
  test('A fee that is certainly not covered blocks sending.', async () => {
    const { send, fill, rpc, platform, root } = await createSend()
    // 1.234567 ETH less the fee of 0.000021.
    await fill({ amount: '1.234546', to: secondAddress })
    expect([send.isFeeUncovered, send.leftForFee, send.canReview]).toEqual([false, BigInt(21_000) * gwei, true])
    send.setTokenAmount('1.234546000000000001')
    await platform.advance(1_000)
    expect([send.isFeeUncovered, send.leftForFee, send.canReview]).toEqual([
      true,
      BigInt(21_000) * gwei - BigInt(1),
      false,
    ])
    // The fee of a token transfer is paid in the native currency.
    await fill({ symbol: 'USDC', amount: '12.5', to: secondAddress })
    expect([send.isFeeUncovered, send.canReview]).toEqual([false, true])
    rpc.setBalance(alphaUrl, BigInt(20_999) * gwei)
    await root.account.refreshBalance()
    await fill({ symbol: 'USDC', amount: '12', to: secondAddress })
    expect([send.isInsufficient, send.isFeeUncovered, send.canReview]).toEqual([false, true, false])
  })

  test('While the balance is not known, no fee counts as uncovered.', async () => {
    const { send, fill, root } = await createSend()
    await fill({ symbol: 'USDC', amount: '1', to: secondAddress })
    root.chain.setAccountProp('balance', undefined, 'eip155')
    expect([send.quote.fee?.gas, send.leftForFee, send.isFeeUncovered]).toEqual([BigInt(21_000), undefined, false])
  })

  test('Max leaves the highest possible fee.', async () => {
    const { send, held, platform, rpc, root } = await createSend()
    send.setToken(held('ETH'))
    send.receiver.setText(secondAddress)
    await send.setMax()
    await platform.advance(1_000)
    const { fee, maxFee } = send.quote.fee ?? { fee: BigInt(0), maxFee: BigInt(0) }
    expect(maxFee).toBeGreaterThan(fee)
    expect((send.amount ?? BigInt(0)) + maxFee).toBe(root.account.balance?.value)
    expect(send.canReview).toBe(true)
    // At any gas price, amount and fee together never exceed the balance.
    for (const price of [BigInt(1), gwei, BigInt(50) * gwei, BigInt(10_000) * gwei]) {
      setGasPrice(rpc, price)
      await send.setMax()
      await platform.advance(1_000)
      expect((send.amount ?? BigInt(0)) + (send.quote.fee?.maxFee ?? BigInt(0))).toBe(root.account.balance?.value)
    }
    setGasPrice(rpc, BigInt(10) ** BigInt(18))
    await send.setMax()
    expect([send.sendTokenAmount, send.canReview]).toEqual(['0', false])
  })

  test('Without a known fee, Max fills in nothing, says why, and can be tried again.', async () => {
    const { send, held, rpc, platform } = await createSend()
    send.setToken(held('ETH'))
    send.setTokenAmount('0.5')
    rpc.respond(alphaUrl, () => new Response('', { status: 429 }))
    const max = send.setMax()
    await platform.advance(30_000)
    await max
    expect([send.sendTokenAmount, send.maxFailure?.code, send.canReview]).toEqual(['', 'RPC_UNAVAILABLE', false])
    rpc.recover(alphaUrl)
    const again = send.setMax()
    await platform.advance(30_000)
    await again
    expect([send.maxFailure, Number(send.sendTokenAmount) > 1.2]).toEqual([undefined, true])
  })

  test('The reason why Max failed disappears once something else is entered.', async () => {
    const { send, held, rpc } = await createSend()
    send.setToken(held('ETH'))
    rpc.answer('eth_estimateGas', () => {
      throw new Error('overloaded')
    })
    for (const enter of [() => send.setTokenAmount('0.5'), () => send.setToken(held('USDC')), () => send.resetSend()]) {
      send.setToken(held('ETH'))
      await send.setMax()
      expect(send.maxFailure?.details).toBe('overloaded')
      enter()
      expect(send.maxFailure).toBeUndefined()
    }
  })

  test('On the OP stack, Max and the check of the fee include the fee for the data.', async () => {
    const { send, held, rpc, platform, root } = await createSend()
    const dataFee = BigInt(3) * BigInt(10) ** BigInt(13)
    rpc.answer('eth_call', ([call]) =>
      String((call as { to: string }).to).endsWith('0F') ? `0x${dataFee.toString(16).padStart(64, '0')}` : '0x',
    )
    send.setToken(held('ETH'))
    send.receiver.setText(secondAddress)
    await send.setMax()
    await platform.advance(1_000)
    const { fee, maxFee } = send.quote.fee ?? { fee: BigInt(0), maxFee: BigInt(0) }
    expect([fee, maxFee]).toEqual([BigInt(21_000) * gwei + dataFee, BigInt(2) * (BigInt(21_000) * gwei + dataFee)])
    expect((send.amount ?? BigInt(0)) + maxFee).toBe(root.account.balance?.value)
    // The remaining balance covers the gas but not the data.
    const left = BigInt(21_000) * gwei + dataFee - BigInt(1)
    send.setTokenAmount(formatUnits((root.account.balance?.value ?? BigInt(0)) - left, 18))
    await platform.advance(1_000)
    expect([send.isFeeUncovered, send.canReview]).toEqual([true, false])
  })

  test('Max of a token is its whole balance.', async () => {
    const { send, held } = await createSend()
    send.setToken(held('USDC'))
    await send.setMax()
    expect([send.sendTokenAmount, send.amount, send.isInsufficient]).toEqual(['12.5', BigInt(12_500_000), false])
  })

  test('A Max that arrives late does not replace a newer entry.', async () => {
    const { send, held, rpc, root, network } = await createSend()
    for (const [change, entry] of [
      [() => send.setTokenAmount('0.1'), '0.1'],
      [() => send.setToken(held('ETH')), ''],
      [() => send.resetSend(), ''],
      [() => root.chain.setActiveCaipNetwork(network(1)), ''],
    ] as const) {
      send.setToken(held('ETH'))
      const answers = holdEndpoint(rpc)
      const max = send.setMax()
      await settle()
      change()
      for (let round = 0; round < 3; round += 1) {
        for (const answer of answers.splice(0)) answer()
        await settle()
      }
      await max
      expect(send.sendTokenAmount).toBe(entry)
    }
  })
})
