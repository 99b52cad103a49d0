// @vitest-environment node
import { expect, test } from 'vitest'
import { expectTold } from '../testing/expect-told'
import { createSmartVisitor } from './testing/smart-wallet'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sponsored = { calls: [{ to: other }], capabilities: { paymasterService: {} } }
const hash = /0x[0-9a-f]{64}/

type Visitor = Awaited<ReturnType<typeof createSmartVisitor>>

const send = ({ rpc, inTime }: Visitor) => inTime(rpc('eth_sendTransaction', [{ to: other }]))
const sendSponsored = ({ rpc, inTime }: Visitor) => inTime(rpc('wallet_sendCalls', [sponsored]))

test.each(['AA21', 'AA23', 'AA25', 'AA34', 'underpriced'])(
  'The refusal %s of a bundler is said in each language.',
  async (reason) => {
    const visitor = await createSmartVisitor()
    visitor.bundler.faults.set('eth_sendUserOperation', new Error(reason))
    await expectTold(send(visitor))
  },
)

test('Each language names the network and the words of a bundler that refuses, and isolates both in texts from right to left.', async () => {
  const visitor = await createSmartVisitor()
  visitor.bundler.faults.set('eth_sendUserOperation', new Error('No service today'))
  await expectTold(send(visitor), 'Ethereum', 'No service today')
  const failure = Object.assign(new Error('execution reverted: paused'), { code: -32_521 })
  visitor.bundler.faults.set('eth_sendUserOperation', failure)
  await expectTold(send(visitor), 'execution reverted: paused')
})

test('A bundler that does not answer is named in each language, before and after the operation was handed over.', async () => {
  const visitor = await createSmartVisitor()
  visitor.bundler.faults.set('eth_estimateUserOperationGas', 'down')
  await expectTold(send(visitor), 'Ethereum')
  visitor.bundler.faults.clear()
  visitor.bundler.faults.set('eth_sendUserOperation', 'down')
  await expectTold(send(visitor), hash)
})

test('An operation that is not included, and one whose calls failed, are named in each language.', async () => {
  const visitor = await createSmartVisitor()
  visitor.bundler.including = 'reverted'
  await expectTold(send(visitor), hash)
  visitor.bundler.including = 'never'
  await expectTold(send(visitor), hash)
})

test('What the wallet does not accept from a bundler or a network is said in each language.', async () => {
  const visitor = await createSmartVisitor()
  const { bundler, chain, money } = visitor
  const { estimate } = bundler
  bundler.estimate = { ...estimate, callGasLimit: '0xe4e1c1' }
  await expectTold(send(visitor))
  bundler.estimate = { callGasLimit: '-1' }
  await expectTold(send(visitor), 'Ethereum')
  bundler.estimate = estimate
  money.balance = BigInt(0)
  await expectTold(send(visitor))
  chain.answers.set('eth_maxPriorityFeePerGas', `0x${'f'.repeat(30)}`)
  await expectTold(send(visitor))
  chain.computed.set('eth_call', () => '0x')
  await expectTold(send(visitor))
})

test('A paymaster that refuses, that does not answer, or whose answer is not accepted is named in each language.', async () => {
  const visitor = await createSmartVisitor()
  const { bundler } = visitor
  bundler.faults.set('pm_getPaymasterStubData', new Error('The budget is spent'))
  await expectTold(sendSponsored(visitor), 'The budget is spent')
  bundler.faults.set('pm_getPaymasterStubData', 'down')
  await expectTold(sendSponsored(visitor), 'Ethereum')
  bundler.faults.clear()
  Object.assign(bundler.paymaster.stub, { paymaster: '0x1' })
  await expectTold(sendSponsored(visitor))
  expect(bundler.sent).toEqual([])
})
