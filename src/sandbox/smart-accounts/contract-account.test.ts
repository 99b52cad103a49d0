import { encodeFunctionData, erc20Abi, serializeErc6492Signature } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { addresses } from '../testbed/addresses'
import { codeOf, gifts, newOwner, walletOf } from './test-accounts'

let sandbox: Sandbox
let wallet: ReturnType<typeof walletOf>

beforeAll(async () => {
  sandbox = await startSandbox()
  wallet = walletOf(sandbox.endpoints)
})
beforeEach(() => new Control(sandbox.endpoints.control).post('/reset', {}))
afterAll(() => sandbox.close())

/** Creates a contract account that has ether and is not deployed. */
async function newAccount() {
  const account = await wallet.contract(newOwner())
  await wallet.fund(account.address)
  return account
}

test('The first user operation deploys the account at the computed address, and the second needs no factory', async () => {
  const account = await newAccount()
  expect(await account.isDeployed()).toBe(false)
  for (let round = 1; round <= 2; round += 1) {
    const calls = gifts()
    const hash = await wallet.bundler.sendUserOperation({ account, calls })
    const receipt = await wallet.bundler.waitForUserOperationReceipt({ hash })
    expect(receipt).toMatchObject({ success: true, sender: account.address.toLowerCase() })
    const received = await Promise.all(calls.map(({ to: address }) => wallet.client.getBalance({ address })))
    expect(received).toEqual([1n, 2n, 3n])
    expect(await account.isDeployed()).toBe(true)
    const { userOperation } = await wallet.bundler.getUserOperation({ hash })
    expect('factory' in userOperation).toBe(round === 1)
  }
})

test('A signature of the account is valid before its deployment (ERC-6492) and after its deployment (ERC-1271)', async () => {
  const account = await newAccount()
  const { address } = account
  const { factory, factoryData } = await account.getFactoryArgs()
  if (factory === undefined || factoryData === undefined) expect.fail('The account has no factory')
  const plain = await account.signMessage({ message: 'hello' })
  const signature = plain.endsWith('6492'.repeat(16))
    ? plain
    : serializeErc6492Signature({ address: factory, data: factoryData, signature: plain })
  const question = { address, message: 'hello', signature }
  expect(await wallet.client.verifyMessage(question)).toBe(true)
  expect(await wallet.client.verifyMessage({ ...question, message: 'hallo' })).toBe(false)
  const hash = await wallet.bundler.sendUserOperation({ account, calls: gifts() })
  await wallet.bundler.waitForUserOperationReceipt({ hash })
  expect(await wallet.client.verifyMessage(question)).toBe(true)
  const short = await account.signMessage({ message: 'hello' })
  expect(short).toHaveLength(132)
  expect(await wallet.client.verifyMessage({ ...question, signature: short })).toBe(true)
  expect(await wallet.client.verifyMessage({ ...question, message: 'hallo', signature: short })).toBe(false)
})

test('The bundler refuses a first user operation whose call reverts at the estimate, with the reason', async () => {
  const account = await newAccount()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account.address, 5n] })
  const operation = { account, calls: [...gifts(), { to: addresses.susd, data }] }
  const failure = await wallet.bundler.estimateUserOperationGas(operation).catch((error: unknown) => error)
  expect(codeOf(failure)).toBe(-32521)
  expect(String(failure)).toContain('execution reverted: Token: balance too low')
})

test('The estimate refuses a factory that reverts or makes another account, and a factory for an existing account', async () => {
  const account = await newAccount()
  const other = await (await newAccount()).getFactoryArgs()
  const { bundler } = wallet
  const operation = { account, calls: gifts() }
  await expect(bundler.estimateUserOperationGas({ ...operation, ...other })).rejects.toThrow(
    'AA14 initCode must return sender',
  )
  await expect(bundler.estimateUserOperationGas({ ...operation, ...other, factoryData: '0x12345678' })).rejects.toThrow(
    'AA13 initCode failed or OOG',
  )
  const own = await account.getFactoryArgs()
  const hash = await bundler.sendUserOperation(operation)
  await bundler.waitForUserOperationReceipt({ hash })
  await expect(bundler.estimateUserOperationGas({ ...operation, ...own })).rejects.toThrow(
    'AA10 sender already constructed',
  )
})
