// @vitest-environment node
import { AbiCoder, Interface, MaxUint256, TypedDataEncoder, recoverAddress } from 'ethers'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, expect, test, vi } from 'vitest'
import { parseEther } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { tokenAddress } from '../testing/fake-chain'
import { textsOf } from '../testing/fake-wallet'
import { codeOf } from './code-of'
import { entryPoint } from './contracts'
import { delegatedAccount } from './delegated-account'
import type { SentOperation } from './testing/fake-bundler'
import { createSmartVisitor, delegate } from './testing/smart-wallet'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('./code-of', { spy: true })

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const account = new Interface(['function execute(bytes32 mode, bytes executionCalldata) payable'])
const token = new Interface(['function approve(address spender, uint256 amount)'])

/** The calls of an operation, decoded with another library. */
function callsOf({ callData }: SentOperation) {
  const [mode, packed = '']: string[] = account.decodeFunctionData('execute', String(callData))
  expect(mode).toBe(`0x01${'0'.repeat(62)}`)
  const [list = []]: [string, bigint, string][][] = AbiCoder.defaultAbiCoder().decode(
    ['tuple(address,uint256,bytes)[]'],
    packed,
  )
  return list.map(([to, value, data]) => ({ to, value, data }))
}

/** The signer of an operation, recovered with another library from the typed data that the contract's source defines. */
function signerOf(operation: SentOperation): string {
  const text = (name: string) => String(operation[name])
  const half = (name: string) => BigInt(text(name)).toString(16).padStart(32, '0')
  const bytes32 = (name: string) => ({ name, type: 'bytes32' })
  const bytes = (name: string) => ({ name, type: 'bytes' })
  const number = (name: string) => ({ name, type: 'uint256' })
  const address = (name: string) => ({ name, type: 'address' })
  const PackedUserOperation = [
    ...[address('sender'), number('nonce'), bytes('initCode'), bytes('callData'), bytes32('accountGasLimits')],
    ...[number('preVerificationGas'), bytes32('gasFees'), bytes('paymasterAndData'), address('entryPoint')],
  ]
  const paid = ['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'].map((name) => half(name))
  const digest = TypedDataEncoder.hash(
    { name: 'EIP7702StatelessDeleGator', version: '1', chainId: 1, verifyingContract: text('sender') },
    { PackedUserOperation },
    {
      sender: text('sender'),
      nonce: text('nonce'),
      initCode: '0x',
      callData: text('callData'),
      accountGasLimits: `0x${half('verificationGasLimit')}${half('callGasLimit')}`,
      preVerificationGas: text('preVerificationGas'),
      gasFees: `0x${half('maxPriorityFeePerGas')}${half('maxFeePerGas')}`,
      paymasterAndData:
        'paymaster' in operation ? `${text('paymaster')}${paid.join('')}${text('paymasterData').slice(2)}` : '0x',
      entryPoint,
    },
  )
  return recoverAddress(digest, text('signature'))
}
const first = <T>([item]: readonly T[]): T => item ?? expect.fail('The list is empty')

test('A transaction is sent as one user operation; only the first operation carries the authorization that sets the account up.', async () => {
  const { rpc, bundler, address, asked, lastAsked } = await createSmartVisitor()
  const hash = await rpc('eth_sendTransaction', [{ from: address, to: other, value: '0x5', gas: '0x1' }])
  const operation = first(bundler.sent)
  expect(operation).toMatchObject({ sender: address, nonce: '0x0', maxFeePerGas: '0x83215600' })
  expect(callsOf(operation)).toEqual([{ to: other, value: BigInt(5), data: '0x' }])
  expect(signerOf({ ...operation, paymasterVerificationGasLimit: 0, paymasterPostOpGasLimit: 0 })).toBe(address)
  const { chainId, nonce, yParity, r = '0x', s = '0x' } = operation.eip7702Auth ?? {}
  const authorization = {
    address: delegate,
    chainId: Number(chainId),
    nonce: Number(nonce),
    yParity: Number(yParity),
  } as const
  expect(authorization).toMatchObject({ chainId: 1, nonce: 7 })
  expect(await recoverAuthorizationAddress({ authorization: { ...authorization, r, s } })).toBe(address)
  expect(hash).toBe(`0x${'abc000'.padStart(64, '0')}`)
  // (50,000 + 150,000 + 100,000) gas at 2.2 gwei.
  expect(lastAsked()).toBe(
    [
      'Send ETH',
      'Amount: 0.000000000000000005 ETH',
      `To: ${other}`,
      'Fee at most: 0.00066 ETH',
      `First transaction: This transaction sets the account up on Ethereum. From then on it runs the code at ${delegate}`,
      '',
    ].join('\n'),
  )
  expect(asked.at(-1)).toMatchObject({ account: address, isSmartAccount: true, network: 'Ethereum', movesValue: true })
  await rpc('eth_sendTransaction', [{ to: other }])
  expect(bundler.sent[1]).toMatchObject({ nonce: '0x1' })
  expect(bundler.sent[1]).not.toHaveProperty('eip7702Auth')
  expect(lastAsked()).not.toContain('First transaction')
})

test('Several calls are one user operation with one approval, which shows each call and warns of an unlimited permission.', async () => {
  const { rpc, bundler, asked, lastAsked, chain } = await createSmartVisitor()
  const data = token.encodeFunctionData('approve', [other, MaxUint256])
  const calls = [
    { to: other, value: '0x1' },
    { to: tokenAddress, data },
    { to: other, data: '0x12345678' },
  ]
  const batch = { version: '2.0.0', chainId: '0x1', atomicRequired: true, calls }
  const { id } = (await rpc('wallet_sendCalls', [batch])) as { id: string }
  expect(asked).toHaveLength(1)
  for (const text of [
    '3 calls as one transaction',
    'All or nothing: if one call fails, none happens',
    '1. Send ETH: ',
    '2. Allow to take tokens: ',
    '3. Call a contract: ',
    'Call 2: The amount is unlimited: this address may take all of these tokens, at any time.',
    'Call 3: The wallet does not know what this call does.',
  ])
    expect(lastAsked()).toContain(text)
  expect(callsOf(first(bundler.sent)).map(({ to, data: sent }) => [to, sent])).toEqual([
    [other, '0x'],
    [tokenAddress, data],
    [other, '0x12345678'],
  ])
  expect(chain.sent).toEqual([])
  const state = (await rpc('wallet_getCallsStatus', [id])) as { receipts: { logs: unknown[] }[] }
  expect(state).toMatchObject({ id, status: 200, atomic: true, chainId: '0x1', receipts: [{ status: '0x1' }] })
  // The receipt does not have the logs of the other operations in the transaction.
  expect(first(state.receipts).logs).toHaveLength(2)
})

test('The wallet needs nothing but the id to tell the state of a batch, also after a reload.', async () => {
  const { rpc, bundler, inTime } = await createSmartVisitor()
  bundler.including = 'never'
  const { id } = (await rpc('wallet_sendCalls', [{ calls: [{ to: other }] }])) as { id: string }
  const pending = await rpc('wallet_getCallsStatus', [id])
  expect(pending).toEqual({ version: '2.0.0', id, chainId: '0x1', atomic: true, status: 100 })
  bundler.including = 'reverted'
  const second = (await inTime(rpc('wallet_sendCalls', [{ calls: [{ to: other }] }]))) as { id: string }
  const { rpc: reloaded, bundler: sameBundler } = await createSmartVisitor()
  sameBundler.fetch = bundler.fetch
  const state = { status: 500, receipts: [{ status: '0x0' }] }
  expect(await rpc('wallet_getCallsStatus', [second.id])).toMatchObject(state)
  expect(await reloaded('wallet_getCallsStatus', [id])).toMatchObject({ status: 100 })
  for (const unknown of [`0x${'0'.repeat(128)}`, `0x${'0'.repeat(62)}89${'1'.repeat(64)}`, '0x00', id.toUpperCase()])
    await expect(reloaded('wallet_getCallsStatus', [unknown])).rejects.toMatchObject({ code: 5730 })
})

test('After a reload, the page gets the state of an operation by the id that it has chosen, and cannot use the id again.', async () => {
  const indexedDB = new IDBFactory()
  const before = await createSmartVisitor({ indexedDB })
  const batch = { id: '0xabc', calls: [{ to: other }] }
  expect(await before.rpc('wallet_sendCalls', [batch])).toEqual({ id: '0xabc' })
  const after = await createSmartVisitor({ indexedDB, server: before.server })
  after.bundler.fetch = before.bundler.fetch
  after.chain.computed.set('eth_getTransactionReceipt', ([hash]) => before.bundler.receiptOf(hash))
  expect(await after.rpc('wallet_getCallsStatus', ['0xabc'])).toMatchObject({ id: '0xabc', status: 200, atomic: true })
  await expect(after.rpc('wallet_sendCalls', [batch])).rejects.toMatchObject({ code: 5720 })
})

test('If the calls fail in the block, the request fails, although the transaction of the bundler has succeeded.', async () => {
  const { rpc, bundler } = await createSmartVisitor()
  bundler.including = 'reverted'
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow(
    /^The transaction failed and changed nothing, but its fee was paid. It is in 0x0+abc000$/,
  )
})

test('The wallet refuses calls of the smart account to itself, new contracts, and a network with another chain id.', async () => {
  const { rpc, address, asked, bundler, chain } = await createSmartVisitor()
  const self = [{ to: address, data: '0xe9ae5c53' }]
  await expect(rpc('wallet_sendCalls', [{ calls: self }])).rejects.toMatchObject({ code: -32602 })
  await expect(rpc('eth_sendTransaction', self)).rejects.toThrow('A smart account does not call itself')
  await expect(rpc('eth_sendTransaction', [{ data: '0x60' }])).rejects.toThrow(
    'A smart account cannot create a contract. Use the ordinary account',
  )
  await expect(rpc('eth_sendTransaction', [{ to: other, chainId: 137 }])).rejects.toMatchObject({ code: 4902 })
  chain.answers.set('eth_chainId', '0x2')
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow('belongs to another network')
  expect([asked, bundler.sent]).toEqual([[], []])
})

test('If the account runs other code, the approval says which code the operation replaces.', async () => {
  const { rpc, address, chainCodes, lastAsked, bundler } = await createSmartVisitor()
  chainCodes[address.toLowerCase()] = `0xef0100${other.slice(2)}`
  await rpc('eth_sendTransaction', [{ to: other }])
  expect(lastAsked()).toContain(`The account runs the code at ${other} now. This transaction replaces it.`)
  expect(first(bundler.sent)).toHaveProperty('eip7702Auth')
  chainCodes[address.toLowerCase()] = `0x${'no code'}`
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow('gave an answer that is no code')
})

test('If the visitor declines, the wallet signs nothing and sends nothing.', async () => {
  const { rpc, bundler, visitor, server } = await createSmartVisitor()
  visitor.decides = () => false
  const before = server.calls.length
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toMatchObject({ code: 4001 })
  expect(bundler.calls.map(({ method }) => method)).toEqual(['eth_estimateUserOperationGas'])
  // The wallet is opened only to sign, so the wallet server gets no request.
  expect(server.calls).toHaveLength(before)
  expect(first(first(bundler.calls).params)).toMatchObject({
    signature: `0x${'7'.repeat(128)}1c`,
    eip7702Auth: { r: `0x${'7'.repeat(64)}` },
  })
})

test('If the previous operation is not included yet, the approval says that only one of the two operations will happen.', async () => {
  const { rpc, bundler, asked, inTime } = await createSmartVisitor()
  bundler.including = 'never'
  const calls = [{ to: other }]
  await rpc('wallet_sendCalls', [{ calls }])
  bundler.including = 'done'
  await inTime(rpc('wallet_sendCalls', [{ calls }]))
  const texts = asked.map(textsOf)
  const warning = 'An earlier transaction of this account is not included yet. Only one of the two will happen.'
  expect(texts.map((text) => text.includes(warning))).toEqual([false, true])
  expect(bundler.sent.map(({ nonce }) => nonce)).toEqual(['0x0', '0x0'])
})

test('An operation that differs from the approved calls is not signed, also after a fault of the frame.', async () => {
  const { rpc, bundler, asked, server } = await createSmartVisitor()
  const code = delegatedAccount({ delegate })
  const wrong = code.encodeCalls([{ to: tokenAddress, value: BigInt(1), data: '0x' }])
  const encodeCalls = vi.fn(code.encodeCalls).mockReturnValueOnce(wrong)
  vi.mocked(codeOf).mockReturnValueOnce({ ...code, encodeCalls })
  const before = server.calls.length
  await expect(rpc('eth_sendTransaction', [{ to: other, value: '0x1' }])).rejects.toThrow(
    'The operation is not the one that was shown. Nothing was signed',
  )
  expect([asked.length, bundler.sent.length, server.calls.length]).toEqual([1, 0, before])
})

test('The wallet refuses an operation that the account cannot pay for before it asks the visitor. A deposit pays fees only.', async () => {
  const { rpc, asked, bundler, money, chain } = await createSmartVisitor()
  const send = () => rpc('wallet_sendCalls', [{ calls: [{ to: other, value: '0x5' }] }])
  const unpaid = 'This account cannot pay for the transaction. Nothing was sent'
  await send()
  const [, most = ''] = /Fee at most: (\S+) ETH/.exec(textsOf(first(asked))) ?? []
  const fee = parseEther(most)
  money.balance = fee + BigInt(4)
  await expect(send()).rejects.toThrow(unpaid)
  money.balance = fee + BigInt(5)
  await send()
  money.balance = BigInt(5)
  money.deposit = fee - BigInt(1)
  await expect(send()).rejects.toThrow(unpaid)
  money.deposit = fee
  await send()
  money.balance = BigInt(4)
  money.deposit = BigInt(10) * fee
  await expect(send()).rejects.toThrow(unpaid)
  chain.computed.set('eth_getBalance', () => 'much')
  await expect(send()).rejects.toThrow('The network gave an answer that is no number')
  expect([asked.length, bundler.sent.length]).toEqual([3, 3])
})
