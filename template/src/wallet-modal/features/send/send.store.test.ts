// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { parseUnits } from '../../domain/tokens/token-amount'
import { fakeBalance } from '../tokens/testing/fake-balance'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { alphaId, createSend, usdc } from './testing/create-send'

describe('the form', () => {
  test('has the token, the amount, the receiver with name and picture, and what can be sent', async () => {
    const { send, fill, data, held } = await createSend()
    const avatar = 'https://img.example/mara.png'
    data.names.set('mara.eth', { address: secondAddress, avatar })
    await fill({ amount: '0.5', to: 'mara.eth' })
    expect({
      token: send.token,
      sendTokenAmount: send.sendTokenAmount,
      receiverAddress: send.receiverAddress,
      receiver: send.receiver.receiver,
      loading: send.loading,
      tokenBalances: send.tokenBalances.map(({ symbol }) => symbol),
    }).toEqual({
      token: held('ETH'),
      sendTokenAmount: '0.5',
      receiverAddress: secondAddress,
      receiver: { name: 'mara.eth', address: secondAddress, avatar },
      loading: false,
      tokenBalances: ['ETH', 'USDC'],
    })
  })

  test('names the next step, or what is missing', async () => {
    const { send, held, platform } = await createSend()
    const steps: string[] = []
    const note = () => void steps.push(send.step)
    note()
    send.setToken(undefined)
    note()
    send.setToken(held('ETH'))
    note()
    send.setTokenAmount('0')
    note()
    send.setTokenAmount('2')
    note()
    send.setTokenAmount('1')
    note()
    send.receiver.setText('mara')
    await platform.advance(1_000)
    note()
    send.receiver.setText(secondAddress)
    await settle()
    note()
    expect(steps).toEqual([
      'selectToken',
      'selectToken',
      'addAmount',
      'incorrectValue',
      'insufficientFunds',
      'addAddress',
      'invalidAddress',
      'review',
    ])
    expect(send.canReview).toBe(true)
  })

  test.for([' 1 ', '1,5', '1e18', '0x1', '١', '0.1234567', '0.12345678901234567890123456789012'])(
    '%j is never another amount than the shown one',
    async (typed) => {
      const { send, held } = await createSend()
      send.setToken(held('USDC'))
      send.setTokenAmount(typed)
      const isTooPrecise = typed.length > 8
      expect(send.isTooPrecise).toBe(isTooPrecise)
      if (send.amount === undefined)
        expect([send.canReview, send.sendTokenAmount]).toEqual([false, isTooPrecise ? typed : ''])
      else expect(send.amount).toBe(parseUnits(typed.trim().replace(',', '.'), 6))
    },
  )

  test('More decimals than the token has are refused, not cut.', async () => {
    const { send, held } = await createSend()
    send.setToken(held('USDC'))
    send.setTokenAmount('1.0000001')
    expect([send.amount, send.isTooPrecise, send.step]).toEqual([undefined, true, 'incorrectValue'])
    send.setTokenAmount('1.000000')
    expect([send.amount, send.isTooPrecise]).toEqual([BigInt(1_000_000), false])
  })

  test('An amount in dollars is shown in the token, and the other way round.', async () => {
    const { send, held } = await createSend()
    send.setToken(held('ETH'))
    send.setTokenAmount('0.5')
    send.switchUnit()
    expect([send.unit, send.sendTokenAmount, send.amountText]).toEqual(['fiat', '1000.00', '0.5'])
    send.setTokenAmount('500.5')
    expect([send.amountText, send.fiatValue?.toFixed(2)]).toEqual(['0.25025', '500.50'])
    send.setTokenAmount('1.005')
    expect([send.amount, send.isTooPrecise]).toEqual([undefined, true])
    send.setTokenAmount('500.5')
    send.switchUnit()
    expect([send.unit, send.sendTokenAmount]).toEqual(['token', '0.25025'])
  })

  test('A token without a price has no amount in dollars.', async () => {
    const { send, data, tokens, held } = await createSend()
    data.balances.set(`${alphaId}:${firstAddress}`, [fakeBalance(alphaId, 'ETH', '1')])
    await tokens.fetchTokenBalance({ force: true })
    send.setToken(held('ETH'))
    send.setTokenAmount('0.5')
    send.switchUnit()
    expect([send.unit, send.sendTokenAmount, send.fiatValue]).toEqual(['token', '0.5', undefined])
  })

  test('Choosing another token empties the amount and keeps the receiver.', async () => {
    const { send, fill, held } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    send.setToken(held('USDC'))
    expect([send.sendTokenAmount, send.receiverAddress]).toEqual(['', secondAddress])
  })

  test("The token's own contract cannot be the receiver.", async () => {
    const { send, fill } = await createSend()
    await fill({ symbol: 'USDC', amount: '1', to: usdc })
    expect([send.isTokenContract, send.canReview]).toEqual([true, false])
    await fill({ symbol: 'ETH', amount: '1', to: usdc })
    expect(send.isTokenContract).toBe(false)
  })

  test('The network defines the decimals of its native currency.', async () => {
    const { send, data, tokens, held } = await createSend()
    data.balances.set(`${alphaId}:${firstAddress}`, [fakeBalance(alphaId, 'ETH', '1', { decimals: '6' })])
    await tokens.fetchTokenBalance({ force: true })
    send.setToken(held('ETH'))
    send.setTokenAmount('1')
    expect([send.decimals, send.amount]).toEqual([18, BigInt(10) ** BigInt(18)])
  })

  test('A token that is not held any more cannot be sent.', async () => {
    const { send, data, tokens, fill } = await createSend()
    await fill({ symbol: 'USDC', amount: '1', to: secondAddress })
    expect(send.canReview).toBe(true)
    data.balances.set(`${alphaId}:${firstAddress}`, [fakeBalance(alphaId, 'ETH', '1')])
    await tokens.fetchTokenBalance({ force: true })
    expect([send.held, send.step, send.canReview]).toEqual([BigInt(0), 'insufficientFunds', false])
  })
})

describe('The form is emptied', () => {
  const empty = { token: undefined, sendTokenAmount: '', receiverAddress: undefined, unit: 'token' }

  test('on another network', async () => {
    const { send, fill, root, network } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    root.chain.setActiveCaipNetwork(network(1))
    expect(send).toMatchObject(empty)
    expect(send.receiver.text).toBe('')
  })

  test('for another account, whether it was chosen here or in the wallet', async () => {
    const wallet = new FakeWallet({ accounts: [firstAddress, secondAddress] })
    const { send, fill, accounts } = await createSend({ wallet })
    await fill({ amount: '0.5', to: secondAddress })
    accounts.select(secondAddress)
    expect(send).toMatchObject(empty)
    send.setTokenAmount('1')
    wallet.changeAccounts([firstAddress, secondAddress])
    expect(send).toMatchObject(empty)
  })

  test('without an account', async () => {
    const { send, fill, root } = await createSend()
    await fill({ amount: '0.5', to: secondAddress })
    await root.connection.disconnect()
    expect(send).toMatchObject(empty)
  })
})
