// @vitest-environment node
import { expect, test } from 'vitest'
import { parseUnits } from '../../domain/tokens/token-amount'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { createSend, holdTransfers } from './testing/create-send'
import { transfersOf } from '../../testing/chains/reader-members'

const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const accounts = [firstAddress, secondAddress]

test.for([
  [0, 1],
  [1, 0],
])('The latest call for a review wins when the chain answers in the order %j.', async (order) => {
  const { send, fill, root } = await createSend()
  const held = await holdTransfers(root)
  await fill({ amount: '0.5', to: secondAddress })
  const first = send.flow.prepare()
  await settle()
  await fill({ amount: '0.25', to: stranger })
  const second = send.flow.prepare()
  await settle()
  const amounts = [parseUnits('0.5', 18), parseUnits('0.25', 18)]
  for (const index of order) {
    for (const { amount, release } of held) if (amount === amounts[index]) release()
    await settle()
  }
  expect(await first).toBeUndefined()
  expect(await second).toMatchObject({ amountText: '0.25', receiver: { address: stranger } })
  expect(send.flow).toMatchObject({ review: { amountText: '0.25' }, isPreparing: false })
})

test('Of two calls for the same form, the latest makes the review.', async () => {
  const { send, fill, root } = await createSend()
  const held = await holdTransfers(root)
  await fill({ amount: '0.5', to: secondAddress })
  const requests = [send.flow.prepare(), send.flow.prepare()]
  await settle()
  held[1]?.release()
  await settle()
  expect(send.flow.isPreparing).toBe(false)
  held[0]?.release()
  const reviews = await Promise.all(requests)
  expect(reviews[0]).toBeUndefined()
  expect(send.flow.review).toBe(reviews[1])
})

test.for([
  ['another amount is entered', ({ send }) => send.setTokenAmount('1')],
  ['another token is chosen', ({ send, held }) => send.setToken(held('USDC'))],
  ['the amount is entered in dollars', ({ send }) => send.switchUnit()],
  ['Max is taken', ({ send }) => void send.setMax()],
  ['another receiver is entered', ({ send }) => send.receiver.setText(stranger)],
  ['the receiver is cleared', ({ send }) => send.receiver.setText('')],
  ['the comparison of the receiver is taken back', ({ send }) => send.receiver.setHasCompared(true)],
  ['the form is emptied', ({ send }) => send.resetSend()],
  ['the form is left', ({ send }) => send.flow.abandon()],
  ['another account is chosen', ({ accounts: choice }) => choice.select(secondAddress)],
  ['the wallet changes its account', ({ wallet }) => wallet.changeAccounts([secondAddress])],
  ['the wallet changes its network', ({ wallet }) => wallet.changeChain(10)],
  ['the wallet leaves', ({ wallet }) => wallet.changeAccounts([])],
] satisfies [string, (test: Awaited<ReturnType<typeof createSend>>) => void][])(
  'A review that is being prepared is discarded when %s.',
  async ([, change]) => {
    const test = await createSend({ wallet: new FakeWallet({ accounts }) })
    const { send, fill, root } = test
    await fill({ amount: '0.5', to: secondAddress })
    const held = await holdTransfers(root)
    const request = send.flow.prepare()
    await settle()
    expect(send.flow.isPreparing).toBe(true)
    change(test)
    await settle()
    expect(send.flow.isPreparing).toBe(false)
    for (const { release } of held) release()
    expect([await request, send.flow.review]).toEqual([undefined, undefined])
  },
)

test('A review that is being prepared goes on when Max enters the same amount of a token again.', async () => {
  const { send, fill, held } = await createSend()
  await fill({ amount: '1', to: secondAddress })
  send.setToken(held('USDC'))
  await send.setMax()
  await settle()
  const request = send.flow.prepare()
  await send.setMax()
  expect(await request).toMatchObject({ amountText: send.sendTokenAmount, token: { symbol: 'USDC' } })
})

test("The network's error about a review that nobody waits for is not shown.", async () => {
  const { send, fill, network, root } = await createSend()
  await fill({ amount: '0.5', to: secondAddress })
  const reader = await root.accountLoader.loaded.reader(network(0))
  let fail = () => {}
  transfersOf(reader).prepareTransfer = () => new Promise((_, reject) => void (fail = () => reject(new Error('late'))))
  const request = send.flow.prepare()
  await settle()
  send.setTokenAmount('1')
  fail()
  expect(await request).toBeUndefined()
})

test('A review that the network refuses ends the wait.', async () => {
  const { send, fill, network, root } = await createSend()
  await fill({ amount: '0.5', to: secondAddress })
  const reader = await root.accountLoader.loaded.reader(network(0))
  transfersOf(reader).prepareTransfer = () => Promise.reject(new Error('overloaded'))
  await expect(send.flow.prepare()).rejects.toThrow('overloaded')
  expect(send.flow.isPreparing).toBe(false)
})
