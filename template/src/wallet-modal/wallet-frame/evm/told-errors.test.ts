// @vitest-environment node
import { test } from 'vitest'
import { eventually } from '../../testing/eventually'
import { createLoggedInWallet } from '../testing/fake-wallet'
import { expectTold } from '../testing/expect-told'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A visitor with an ordinary account, and a function that sends a transaction. */
async function createVisitor() {
  const wallet = await createLoggedInWallet()
  return { ...wallet, send: () => wallet.rpc('eth_sendTransaction', [{ to: other, value: '0x1' }]) }
}

test('A transaction that would fail, and the endpoint of another network, are explained in each language.', async () => {
  const { chain, send } = await createVisitor()
  chain.answers.set('eth_estimateGas', new Error('execution reverted'))
  await expectTold(send())
  chain.answers.set('eth_chainId', '0x2')
  await expectTold(send())
  chain.answers.set('eth_chainId', 'two')
  await expectTold(send())
})

test('A transaction that may have been sent is explained in each language.', async () => {
  const { chain, clock, send } = await createVisitor()
  chain.sending = 'lost'
  const told = expectTold(send())
  for (const look of [1, 2]) {
    const looks = () => chain.methods.filter((method) => method === 'eth_getTransactionByHash')
    await eventually(() => {
      if (looks().length < look) throw new Error('The network is not asked yet')
    })
    clock.advance(2_000)
  }
  await told
})

test('A network that does not answer is named in each language.', async () => {
  const { chain, send } = await createVisitor()
  chain.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expectTold(send(), 'Ethereum')
})
