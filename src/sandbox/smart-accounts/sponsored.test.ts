import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rpcCall } from '../chain/rpc-call'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { smartAccounts } from './addresses'
import { codeOf, gifts, newOwner, walletOf } from './test-accounts'

let sandbox: Sandbox
let control: Control
let wallet: ReturnType<typeof walletOf>

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
  wallet = walletOf(sandbox.endpoints)
})
beforeEach(() => control.post('/reset', {}))
afterAll(() => sandbox.close())

const ask = (method: string, params: unknown[]) =>
  rpcCall(sandbox.endpoints.paymasters['eip155:31337'] ?? expect.fail('There is no paymaster'), method, params)
const operation = { sender: smartAccounts.delegate, nonce: '0x0', callData: '0x' }
const { entryPoint } = smartAccounts

test.each(['delegated', 'contract'] as const)(
  'A %s account without ether makes a call that the paymaster pays for',
  async (kind) => {
    const owner = newOwner()
    const account = await wallet[kind](owner)
    const calls = [{ to: newOwner().address }]
    const extra = kind === 'delegated' ? { authorization: await wallet.authorize(owner) } : {}
    const { bundler, paymaster } = wallet
    const hash = await bundler.sendUserOperation({ account, calls, paymaster, ...extra })
    const receipt = await bundler.waitForUserOperationReceipt({ hash })
    expect(receipt).toMatchObject({ success: true, paymaster: smartAccounts.paymaster.toLowerCase() })
    expect(await wallet.client.getBalance({ address: account.address })).toBe(0n)
  },
)

test('The EntryPoint refuses a user operation that was changed after the agreement of the paymaster', async () => {
  const owner = newOwner()
  await wallet.fund(owner.address)
  const account = await wallet.delegated(owner)
  const authorization = await wallet.authorize(owner)
  const { bundler, paymaster } = wallet
  const agreed = await bundler.prepareUserOperation({ account, calls: gifts(), paymaster, authorization })
  const { paymasterData = '0x', paymasterVerificationGasLimit = 0n } = agreed
  const limits = { paymaster: smartAccounts.paymaster, paymasterPostOpGasLimit: 0n, paymasterVerificationGasLimit }
  const other = { account, calls: gifts(), authorization, ...limits, paymasterData }
  const failure = await bundler.sendUserOperation(other).catch((error: unknown) => error)
  expect(String(failure)).toContain('AA34 signature error')
  expect(codeOf(failure)).toBe(-32507)
})

test('The bundler refuses an expired agreement with AA32 and -32503', async () => {
  const owner = newOwner()
  const account = await wallet.delegated(owner)
  const authorization = await wallet.authorize(owner)
  const { bundler, paymaster } = wallet
  const calls = [{ to: newOwner().address }]
  const agreed = {
    ...paymaster,
    getPaymasterData: async (...parameters: Parameters<typeof paymaster.getPaymasterData>) => {
      const data = await paymaster.getPaymasterData(...parameters)
      await rpcCall(sandbox.endpoints.rpc['eip155:31337'] ?? '', 'evm_increaseTime', [700])
      await rpcCall(sandbox.endpoints.rpc['eip155:31337'] ?? '', 'evm_mine', [])
      return data
    },
  }
  const failure = await bundler
    .sendUserOperation({ account, calls, authorization, paymaster: agreed })
    .catch((error: unknown) => error)
  expect(String(failure)).toContain('AA32 paymaster expired')
  expect(codeOf(failure)).toBe(-32503)
})

test('The bundler refuses paymaster data of a wrong length with AA33 and -32501', async () => {
  const owner = newOwner()
  await wallet.fund(owner.address)
  const limits = {
    paymaster: smartAccounts.paymaster,
    paymasterData: '0x1234',
    paymasterPostOpGasLimit: 0n,
    paymasterVerificationGasLimit: 100_000n,
  } as const
  const other = { account: await wallet.delegated(owner), calls: gifts(), authorization: await wallet.authorize(owner) }
  const failure = await wallet.bundler.sendUserOperation({ ...other, ...limits }).catch((error: unknown) => error)
  expect(String(failure)).toContain('AA33 reverted (Paymaster: 71 bytes of data are needed)')
  expect(codeOf(failure)).toBe(-32501)
})

test('With the fault refuse, the paymaster refuses all methods, or only the method that the fault names', async () => {
  const params = [operation, entryPoint, '0x7a69', {}]
  const refusal = { code: -32602, message: 'The paymaster does not pay for this operation' }
  await control.post('/faults', { service: 'paymaster', fault: { kind: 'refuse' } })
  await expect(ask('pm_getPaymasterStubData', params)).rejects.toMatchObject(refusal)
  await expect(ask('pm_getPaymasterData', params)).rejects.toMatchObject(refusal)
  await control.post('/faults', { service: 'paymaster', fault: { kind: 'refuse', method: 'pm_getPaymasterData' } })
  await expect(ask('pm_getPaymasterStubData', params)).resolves.toMatchObject({
    sponsor: { name: 'Sandbox Paymaster' },
    paymaster: smartAccounts.paymaster,
  })
  await expect(ask('pm_getPaymasterData', params)).rejects.toMatchObject(refusal)
  const account = await wallet.contract(newOwner())
  const call = { account, calls: [{ to: newOwner().address }], paymaster: wallet.paymaster }
  await expect(wallet.bundler.sendUserOperation(call)).rejects.toThrow(refusal.message)
})

test.each([
  ['pm_sponsor', [operation, entryPoint, '0x7a69'], 'The paymaster has no method pm_sponsor'],
  ['pm_getPaymasterData', [operation, smartAccounts.factory, '0x7a69'], `The only entry point here is ${entryPoint}`],
  ['pm_getPaymasterData', [operation, entryPoint, '0x1'], 'The paymaster pays on the chain 0x7a69 only'],
  ['pm_getPaymasterData', [operation, entryPoint, 31337], 'The paymaster pays on the chain 0x7a69 only'],
  ['pm_getPaymasterData', [operation, entryPoint, '0x7a69', 'all'], 'The context must be an object'],
  ['pm_getPaymasterData', [null, entryPoint, '0x7a69'], 'The operation must be an object'],
])('The paymaster refuses %s with the parameters %j', async (method, params, message) => {
  await expect(ask(method, params)).rejects.toMatchObject({ message })
})
