// @vitest-environment node
import { expect, test } from 'vitest'
import { entryPoint } from './contracts'
import { payer } from './testing/fake-bundler'
import { createSmartVisitor } from './testing/smart-wallet'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const calls = [{ to: other }]
const context = { policy: 'new visitors' }
const sponsored = { calls, capabilities: { paymasterService: { url: 'https://evil.example', context } } }
const notAccepted = 'The paymaster gave an answer that the wallet does not accept. Nothing was signed'

test('If the page asks for a paymaster, the paymaster of the settings pays, and the approval says so.', async () => {
  const { rpc, bundler, lastAsked } = await createSmartVisitor()
  await rpc('wallet_sendCalls', [sponsored])
  expect(lastAsked()).toContain('Fee: Paid by the app')
  expect(lastAsked()).not.toContain('Fee at most')
  expect(bundler.sent).toMatchObject([
    {
      paymaster: payer,
      paymasterData: '0x1234',
      paymasterVerificationGasLimit: '0x186a0',
      paymasterPostOpGasLimit: '0x0',
    },
  ])
  const questions = bundler.calls.filter(({ method }) => method.startsWith('pm_'))
  expect(questions.map(({ method }) => method)).toEqual(['pm_getPaymasterStubData', 'pm_getPaymasterData'])
  for (const { params } of questions) expect(params.slice(1)).toEqual([entryPoint, '0x1', context])
  // The second question has the gas limits of the signed operation.
  expect(questions[1]?.params[0]).toMatchObject({ callGasLimit: '0x186a0', preVerificationGas: '0xc350' })
})

test('The account pays if the page asks for no paymaster, and if there is no paymaster and the page marks it as optional.', async () => {
  const { rpc, bundler, lastAsked } = await createSmartVisitor()
  await rpc('wallet_sendCalls', [{ calls, capabilities: { other: { optional: true } } }])
  expect(lastAsked()).toContain('Fee at most: ')
  expect(bundler.sent[0]).not.toHaveProperty('paymaster')
  const { rpc: unpaid, lastAsked: last } = await createSmartVisitor({ settings: { paymasterUrl: undefined } })
  await expect(unpaid('wallet_sendCalls', [sponsored])).rejects.toMatchObject({
    message: 'This wallet has no paymaster for Ethereum',
    code: 5700,
  })
  await unpaid('wallet_sendCalls', [{ calls, capabilities: { paymasterService: { optional: true } } }])
  expect(last()).toContain('Fee at most: ')
})

test('A batch that needs a capability which the wallet does not have is refused, for the batch and for one call.', async () => {
  const { rpc, asked } = await createSmartVisitor()
  const unsupported = { message: 'This wallet does not support what the page asks for', code: 5700 }
  const batches = [
    { calls, capabilities: { auxiliaryFunds: {} } },
    { calls: [{ to: other, capabilities: { gasLimitOverride: { value: '0x1' } } }] },
  ]
  for (const batch of batches) await expect(rpc('wallet_sendCalls', [batch])).rejects.toMatchObject(unsupported)
  const paymasterService = { context: { text: 'x'.repeat(4_000) } }
  await expect(rpc('wallet_sendCalls', [{ calls, capabilities: { paymasterService } }])).rejects.toThrow(
    'The context for the paymaster is too long',
  )
  expect(asked).toEqual([])
})

test.each(['pm_getPaymasterStubData', 'pm_getPaymasterData'])(
  'If the paymaster refuses %s, the request fails with the text of the paymaster, and nothing is signed.',
  async (method) => {
    const { rpc, bundler, asked } = await createSmartVisitor()
    bundler.faults.set(method, new Error('The budget of today is spent'))
    await expect(rpc('wallet_sendCalls', [sponsored])).rejects.toThrow(
      'The app does not pay for this: The budget of today is spent. Nothing was signed',
    )
    expect([asked, bundler.sent]).toEqual([[], []])
  },
)

test.each(['down', 'mute'] as const)('If the paymaster is %s, the request fails.', async (fault) => {
  const { rpc, bundler, inTime } = await createSmartVisitor()
  bundler.faults.set('pm_getPaymasterStubData', fault)
  await expect(inTime(rpc('wallet_sendCalls', [sponsored]))).rejects.toMatchObject({
    message: 'The paymaster of Ethereum does not answer. Try again later',
    code: 4900,
  })
})

test.each([
  ['stub', { callGasLimit: '0x1' }],
  ['stub', { paymaster: '0x1' }],
  ['stub', { paymasterData: 'none' }],
  ['stub', { isFinal: 'yes' }],
  ['agreed', { maxFeePerGas: '0x1' }],
  ['agreed', { preVerificationGas: '0x1' }],
  ['agreed', { paymaster: other }],
  ['agreed', { paymasterVerificationGasLimit: '0x186a1' }],
  ['agreed', { paymasterPostOpGasLimit: '0x1' }],
] as const)(
  'The wallet refuses a paymaster whose answer %s has %j, which ERC-7677 does not allow.',
  async (answer, more) => {
    const { rpc, bundler, asked } = await createSmartVisitor()
    Object.assign(bundler.paymaster[answer], more)
    await expect(rpc('wallet_sendCalls', [sponsored])).rejects.toThrow(notAccepted)
    expect([asked, bundler.sent]).toEqual([[], []])
  },
)

test('A paymaster may repeat its gas limits, may leave the limits to the bundler, and may send the final data with the stub.', async () => {
  const { rpc, bundler } = await createSmartVisitor()
  Object.assign(bundler.paymaster.agreed, { paymasterVerificationGasLimit: '0x186a0' })
  await rpc('wallet_sendCalls', [sponsored])
  bundler.paymaster.agreed = { paymaster: payer, paymasterData: '0x1234' }
  bundler.paymaster.stub = { paymaster: payer, paymasterData: '0xffff' }
  bundler.estimate = { ...bundler.estimate, paymasterVerificationGasLimit: '0x7' }
  await rpc('wallet_sendCalls', [sponsored])
  bundler.paymaster.stub = { ...bundler.paymaster.stub, isFinal: true }
  await rpc('wallet_sendCalls', [sponsored])
  expect(bundler.sent.map((one) => [one['paymasterVerificationGasLimit'], one['paymasterData']])).toEqual([
    ['0x186a0', '0x1234'],
    ['0x7', '0x1234'],
    ['0x7', '0xffff'],
  ])
  bundler.paymaster.stub = { ...bundler.paymaster.stub, paymasterPostOpGasLimit: '0x16e361' }
  await expect(rpc('wallet_sendCalls', [sponsored])).rejects.toThrow('more gas than this wallet allows')
})

test('If the visitor approves after more than two minutes, the wallet asks the paymaster again.', async () => {
  const { rpc, bundler, visitor, clock } = await createSmartVisitor()
  visitor.decides = () => {
    bundler.paymaster.agreed = { paymaster: payer, paymasterData: '0x5678' }
    clock.advance(120_001)
    return true
  }
  await rpc('wallet_sendCalls', [sponsored])
  expect(bundler.sent[0]).toMatchObject({ paymasterData: '0x5678' })
})
