// @vitest-environment node
import { expect, test } from 'vitest'
import { createSmartVisitor } from './testing/smart-wallet'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const silent = 'The bundler of Ethereum does not answer. Try again later'

test.each(['down', 'mute'] as const)(
  'If the bundler is %s during the estimate, the request fails and the visitor is asked nothing.',
  async (fault) => {
    const { rpc, bundler, asked, inTime } = await createSmartVisitor()
    bundler.faults.set('eth_estimateUserOperationGas', fault)
    const sent = inTime(rpc('eth_sendTransaction', [{ to: other }]))
    await expect(sent).rejects.toMatchObject({ message: silent, code: 4900 })
    expect([asked, bundler.sent]).toEqual([[], []])
  },
)

test.each([
  ["AA21 didn't pay prefund", 'This account cannot pay for the transaction. Nothing was sent'],
  ['AA23 reverted', 'The account did not accept this operation. Nothing was sent'],
  ['AA24 signature error', 'The account did not accept this operation. Nothing was sent'],
  ['AA25 invalid account nonce', 'Another operation of this account was faster. Try again. Nothing was sent'],
  ['AA34 signature error', 'The payer of the app does not pay for this operation. Nothing was sent'],
  [
    'Replacement underpriced',
    'An earlier operation of this account is not included yet. Try again later. Nothing was sent',
  ],
  ['No <b>service</b>', 'The bundler of Ethereum refuses the operation: No <b>service</b>. Nothing was sent'],
])('If the bundler refuses with “%s”, the page gets a message that explains the reason.', async (reason, message) => {
  for (const method of ['eth_estimateUserOperationGas', 'eth_sendUserOperation']) {
    const { rpc, bundler, asked } = await createSmartVisitor()
    bundler.faults.set(method, new Error(reason))
    await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toMatchObject({ message, code: -32603 })
    expect(bundler.sent).toEqual([])
    // The next operation does not wait for the one that was refused.
    bundler.faults.clear()
    await rpc('eth_sendTransaction', [{ to: other }])
    expect(asked.at(-1)?.warnings).toEqual([])
  }
})

test('An operation whose calls would fail is not shown to the visitor, and the error has the reason.', async () => {
  const { rpc, bundler, asked } = await createSmartVisitor()
  const failure = Object.assign(new Error('execution reverted: balance too low'), { code: -32_521 })
  bundler.faults.set('eth_estimateUserOperationGas', failure)
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow(
    'The network says that this transaction would fail: execution reverted: balance too low. Nothing was sent',
  )
  expect(asked).toEqual([])
})

test.each([
  ['callGasLimit', '0xe4e1c1'],
  ['verificationGasLimit', '0x16e361'],
  ['preVerificationGas', '0x989681'],
])('The wallet refuses an estimate with more gas than the limit of %s.', async (name, limit) => {
  const { rpc, bundler, asked } = await createSmartVisitor()
  const most = `0x${(BigInt(limit) - BigInt(1)).toString(16)}`
  bundler.estimate = { ...bundler.estimate, [name]: most }
  await rpc('eth_sendTransaction', [{ to: other }])
  bundler.estimate = { ...bundler.estimate, [name]: limit }
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow(
    'The bundler asks for more gas than this wallet allows. Nothing was sent',
  )
  expect(asked).toHaveLength(1)
})

test('The wallet refuses a gas price above its limit, and an estimate that has the wrong form.', async () => {
  const { rpc, bundler, chain } = await createSmartVisitor()
  chain.answers.set('eth_maxPriorityFeePerGas', `0x${'f'.repeat(30)}`)
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow(
    'The network asks for a higher price than this wallet allows. Nothing was sent',
  )
  bundler.estimate = { callGasLimit: '-1' }
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow(
    'The bundler of Ethereum gave an answer that is no estimate',
  )
})

test('On a network without a base fee, the operation has the gas price of the network.', async () => {
  const { rpc, bundler, chain } = await createSmartVisitor()
  chain.answers.set('eth_getBlockByNumber', { number: '0x10' })
  await rpc('eth_sendTransaction', [{ to: other }])
  expect(bundler.sent[0]).toMatchObject({ maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x77359400' })
  chain.computed.set('eth_call', () => '0x')
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow('gave an answer that is no number')
})

test('If the answer of the bundler is lost, the wallet asks the bundler for the operation.', async () => {
  const { rpc, bundler, inTime } = await createSmartVisitor()
  bundler.faults.set('eth_sendUserOperation', 'answer lost')
  expect(await inTime(rpc('eth_sendTransaction', [{ to: other }]))).toMatch(/^0x0+abc000$/)
  expect(bundler.sent).toHaveLength(1)
})

test.each(['down', 'mute'] as const)(
  'If the bundler is %s when the operation is sent, the error says that the operation may have been sent.',
  async (fault) => {
    const { rpc, bundler, inTime } = await createSmartVisitor()
    bundler.faults.set('eth_sendUserOperation', fault)
    const sent = inTime(rpc('eth_sendTransaction', [{ to: other }]))
    await expect(sent).rejects.toThrow(
      /^The bundler did not answer, so the operation 0x[0-9a-f]{64} may have been sent. Look at your account/,
    )
  },
)

test('If no transaction includes the operation within a minute, the error names the operation, which may still be included.', async () => {
  const { rpc, bundler, clock, inTime } = await createSmartVisitor()
  bundler.including = 'never'
  const start = clock.now()
  await expect(inTime(rpc('eth_sendTransaction', [{ to: other }]))).rejects.toThrow(
    /^The operation 0x[0-9a-f]{64} is not included yet. It may still be included, so look at your account/,
  )
  expect(clock.now() - start).toBeGreaterThanOrEqual(60_000)
  // The clock also runs while the wallet signs, so the end of the minute shows in the questions, at most one for each second.
  const questions = bundler.calls.filter(({ method }) => method === 'eth_getUserOperationReceipt')
  expect(questions.length).toBeGreaterThan(1)
  expect(questions.length).toBeLessThanOrEqual(61)
})

test('If the bundler stops answering after it has accepted the operation, the wallet asks until the bundler answers again.', async () => {
  const { rpc, bundler, clock, inTime } = await createSmartVisitor()
  bundler.faults.set('eth_getUserOperationReceipt', 'down')
  clock.after(20_000, () => bundler.faults.delete('eth_getUserOperationReceipt'))
  expect(await inTime(rpc('eth_sendTransaction', [{ to: other }]))).toMatch(/^0x0+abc000$/)
})

test('The wallet does not believe a bundler that names a transaction without the operation.', async () => {
  const { rpc, bundler, inTime } = await createSmartVisitor()
  await rpc('eth_sendTransaction', [{ to: other }])
  const first = { receipt: { transactionHash: `0x${'abc000'.padStart(64, '0')}` } }
  bundler.faults.set('eth_getUserOperationReceipt', { result: first })
  await expect(inTime(rpc('eth_sendTransaction', [{ to: other }]))).rejects.toThrow('is not included yet')
  bundler.faults.set('eth_getUserOperationReceipt', { result: { receipt: { transactionHash: '0x1' } } })
  const { id } = (await inTime(rpc('wallet_sendCalls', [{ calls: [{ to: other }] }]))) as { id: string }
  expect(await rpc('wallet_getCallsStatus', [id])).toMatchObject({ status: 100 })
  bundler.faults.set('eth_getUserOperationReceipt', 'down')
  await expect(rpc('wallet_getCallsStatus', [id])).rejects.toMatchObject({ message: silent, code: 4900 })
})
