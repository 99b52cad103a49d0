import { getUserOperationHash } from 'viem/account-abstraction'
import { encodeFunctionData, erc20Abi, hashMessage } from 'viem'
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

/** Creates an account that has ether, and delegates the account with a first user operation. */
async function delegatedAccount() {
  const owner = newOwner()
  await wallet.fund(owner.address)
  const account = await wallet.delegated(owner)
  const hash = await wallet.bundler.sendUserOperation({
    account,
    calls: gifts(),
    authorization: await wallet.authorize(owner),
  })
  const receipt = await wallet.bundler.waitForUserOperationReceipt({ hash })
  return { owner, account, hash, receipt }
}

const balance = (address: `0x${string}`) => wallet.client.getBalance({ address })

/** Limits above the gas of every user operation in these tests. With these limits, viem asks for no estimate. */
const limits = { callGasLimit: 400_000n, verificationGasLimit: 150_000n, preVerificationGas: 100_000n }

test('The first user operation delegates the account and makes three calls, and the second needs no authorization', async () => {
  const owner = newOwner()
  await wallet.fund(owner.address)
  const account = await wallet.delegated(owner)
  const authorization = await wallet.authorize(owner)
  for (const extra of [{ authorization }, {}]) {
    const calls = gifts()
    const hash = await wallet.bundler.sendUserOperation({ account, calls, ...extra })
    const receipt = await wallet.bundler.waitForUserOperationReceipt({ hash })
    expect(receipt).toMatchObject({ success: true, sender: owner.address.toLowerCase(), userOpHash: hash })
    expect(receipt.actualGasCost).toBeGreaterThan(0n)
    expect(receipt.reason).toBeUndefined()
    expect(await Promise.all(calls.map(({ to }) => balance(to)))).toEqual([1n, 2n, 3n])
    const transaction = await wallet.client.getTransaction({ hash: receipt.receipt.transactionHash })
    expect(transaction.type).toBe('authorization' in extra ? 'eip7702' : 'eip1559')
  }
  const code = await wallet.client.getCode({ address: owner.address })
  expect(code).toBe(`0xef0100${sandbox.endpoints.smartAccounts.delegate.slice(2).toLowerCase()}`)
})

test('The hash of a user operation equals the hash of viem, and the bundler finds the user operation by its hash', async () => {
  const { account, hash } = await delegatedAccount()
  const { bundler } = wallet
  const found = await bundler.getUserOperation({ hash })
  expect(found.entryPoint).toBe(account.entryPoint.address)
  const { address: entryPointAddress } = account.entryPoint
  const computed = getUserOperationHash({
    chainId: 31337,
    entryPointAddress,
    entryPointVersion: '0.7',
    userOperation: found.userOperation,
  })
  expect(computed).toBe(hash)
  await expect(bundler.getUserOperation({ hash: `0x${'1'.repeat(64)}` })).rejects.toThrow('could not be found')
})

test('A signature of the account is valid before the delegation and after the delegation (ERC-1271)', async () => {
  const owner = newOwner()
  const signature = await owner.signMessage({ message: 'hello' })
  const question = { address: owner.address, message: 'hello', signature }
  expect(await wallet.client.verifyMessage(question)).toBe(true)
  await wallet.fund(owner.address)
  const account = await wallet.delegated(owner)
  const authorization = await wallet.authorize(owner)
  const hash = await wallet.bundler.sendUserOperation({ account, calls: gifts(), authorization })
  await wallet.bundler.waitForUserOperationReceipt({ hash })
  expect(await account.isDeployed()).toBe(true)
  expect(await wallet.client.verifyMessage(question)).toBe(true)
  expect(await wallet.client.verifyMessage({ ...question, message: 'hallo' })).toBe(false)
  const answer = await wallet.client.readContract({
    address: owner.address,
    abi: [
      {
        type: 'function',
        name: 'isValidSignature',
        stateMutability: 'view',
        inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
        outputs: [{ type: 'bytes4' }],
      },
    ],
    functionName: 'isValidSignature',
    args: [hashMessage('hello'), signature],
  })
  expect(answer).toBe('0x1626ba7e')
})

test('The bundler refuses a user operation with the signature of another key with AA24 and -32507', async () => {
  const { owner } = await delegatedAccount()
  const account = await wallet.delegated(owner, newOwner())
  const calls = gifts()
  const failure = await wallet.bundler.sendUserOperation({ account, calls }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ cause: { details: 'AA24 signature error' } })
  expect(codeOf(failure)).toBe(-32507)
  expect(await balance(calls[0]?.to ?? owner.address)).toBe(0n)
})

test('The bundler refuses a user operation with a used nonce with AA25', async () => {
  const { account, receipt } = await delegatedAccount()
  const operation = { account, calls: gifts(), nonce: BigInt(receipt.nonce) }
  const failure = await wallet.bundler.sendUserOperation(operation).catch((error: unknown) => error)
  expect(String(failure)).toContain('AA25 invalid account nonce')
  expect(codeOf(failure)).toBe(-32500)
})

test('The bundler refuses a user operation of an account without ether for the gas with AA21', async () => {
  const owner = newOwner()
  await wallet.fund(owner.address, 100n)
  const account = await wallet.delegated(owner)
  const operation = { account, calls: gifts(), authorization: await wallet.authorize(owner) }
  await expect(wallet.bundler.sendUserOperation(operation)).rejects.toThrow("AA21 didn't pay prefund")
})

test('The bundler refuses an authorization with the signature of another key, and delegates no account', async () => {
  const [owner, other] = [newOwner(), newOwner()]
  await wallet.fund(owner.address)
  const account = await wallet.delegated(owner)
  const operation = { account, calls: gifts(), authorization: await wallet.authorize(other) }
  const failure = await wallet.bundler.sendUserOperation(operation).catch((error: unknown) => error)
  expect(String(failure)).toContain('eip7702Auth is not signed by the sender')
  expect(codeOf(failure)).toBe(-32602)
  expect(await wallet.client.getCode({ address: other.address })).toBeUndefined()
})

test('The bundler accepts an authorization for every chain, and refuses one for a wrong nonce with AA20', async () => {
  const owner = newOwner()
  await wallet.fund(owner.address)
  const account = await wallet.delegated(owner)
  const { delegate: address } = sandbox.endpoints.smartAccounts
  const send = (authorization: Awaited<ReturnType<typeof owner.signAuthorization>>) =>
    wallet.bundler.sendUserOperation({ account, calls: gifts(), authorization })
  for (const nonce of [5, 130]) {
    const wrong = await owner.signAuthorization({ address, chainId: 31337, nonce })
    const failure = await send(wrong).catch((error: unknown) => error)
    expect(String(failure)).toContain('AA20 account not deployed')
    expect(codeOf(failure)).toBe(-32500)
  }
  const hash = await send(await owner.signAuthorization({ address, chainId: 0, nonce: 0 }))
  expect(await wallet.bundler.waitForUserOperationReceipt({ hash })).toMatchObject({ success: true })
})

test('The estimate refuses a user operation whose call reverts, with the reason', async () => {
  const { account } = await delegatedAccount()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account.address, 5n] })
  const calls = [...gifts(), { to: addresses.susd, data }]
  const failure = await wallet.bundler.estimateUserOperationGas({ account, calls }).catch((error: unknown) => error)
  expect(codeOf(failure)).toBe(-32521)
  expect(String(failure)).toContain('execution reverted: Token: balance too low')
})

test('A user operation whose call reverts on the chain changes nothing, and its receipt has the reason', async () => {
  const { account } = await delegatedAccount()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account.address, 5n] })
  const calls = [...gifts(), { to: addresses.susd, data }]
  const hash = await wallet.bundler.sendUserOperation({ account, calls, ...limits })
  const receipt = await wallet.bundler.waitForUserOperationReceipt({ hash })
  expect(receipt).toMatchObject({ success: false, reason: 'Token: balance too low', receipt: { status: 'success' } })
  expect(await balance(calls[0]?.to ?? account.address)).toBe(0n)
})

test('After a reset the bundler has forgotten its operations, as the chain has', async () => {
  const { hash } = await delegatedAccount()
  await new Control(sandbox.endpoints.control).post('/reset', {})
  await expect(wallet.bundler.getUserOperationReceipt({ hash })).rejects.toThrow('could not be found')
  await expect(wallet.bundler.getUserOperation({ hash })).rejects.toThrow('could not be found')
})
