// @vitest-environment node
import type { Hex } from 'viem'
import { concat } from 'viem'
import { expect, test } from 'vitest'
import type { PackedOperation } from './account-code'
import { checkOperation } from './check-operation'
import { delegatedAccount } from './delegated-account'
import { highestFee } from './gas-limits'

const code = delegatedAccount({ delegate: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B' })
const account: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other: Hex = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const number = (value: number) => BigInt(value)
const calls = [
  { to: other, value: number(5), data: '0x' },
  { to: other, value: number(0), data: '0x1234' },
] as const
const operation = {
  sender: account,
  nonce: number(3),
  callData: code.encodeCalls(calls),
  callGasLimit: number(100),
  verificationGasLimit: number(200),
  preVerificationGas: number(300),
  maxFeePerGas: number(7),
  maxPriorityFeePerGas: number(2),
  signature: '0x',
} as const
const paid = {
  ...operation,
  paymaster: other,
  paymasterData: '0x1234',
  paymasterVerificationGasLimit: number(50),
  paymasterPostOpGasLimit: number(60),
} as const
const packed = code.pack(operation)
const approved = { account, owner: account, nonce: number(3), calls, fee: number(4_200), paymaster: undefined }
const paidApproved = { ...approved, fee: undefined, paymaster: other }
const word = (first: number, second: number): Hex =>
  `0x${[first, second].map((half) => half.toString(16).padStart(32, '0')).join('')}`
const refusal = 'The operation is not the one that was shown. Nothing was signed'

test('The approved operation passes the check, with and without a paymaster.', () => {
  expect([highestFee(operation), highestFee(paid)]).toEqual([number(4_200), number(4_970)])
  checkOperation(code, packed, approved)
  checkOperation(code, packed, { ...approved, fee: number(4_201) })
  checkOperation(code, code.pack(paid), paidApproved)
})

const changes: [string, Partial<PackedOperation>][] = [
  ['another account', { sender: other }],
  ['another number', { nonce: number(4) }],
  ['a factory', { initCode: '0x12' }],
  ['another call', { callData: code.encodeCalls([{ ...calls[0], to: account }, calls[1]]) }],
  ['another amount', { callData: code.encodeCalls([{ ...calls[0], value: number(6) }, calls[1]]) }],
  ['other data', { callData: code.encodeCalls([calls[0], { ...calls[1], data: '0x1235' }]) }],
  ['one call less', { callData: code.encodeCalls([calls[0]]) }],
  ['one call more', { callData: code.encodeCalls([...calls, calls[0]]) }],
  ['bytes behind the calls', { callData: concat([packed.callData, '0x00']) }],
  ['another function', { callData: '0x12345678' }],
  ['calls of which some may fail', { callData: `0xe9ae5c530101${packed.callData.slice(14)}` }],
  ['more gas', { preVerificationGas: number(301) }],
  ['a higher price', { gasFees: word(2, 8) }],
  ['a tip above the price', { gasFees: word(8, 7) }],
  ['more gas for the calls', { accountGasLimits: word(200, 101) }],
  ['another entry point', { entryPoint: other }],
  ['a paymaster', { paymasterAndData: code.pack(paid).paymasterAndData }],
  ['limits that are too short', { accountGasLimits: '0x12' }],
]
test.each(changes)('An operation with %s is refused, because the visitor has not approved it.', (_, change) => {
  expect(() => checkOperation(code, { ...packed, ...change }, approved)).toThrow(refusal)
})

test('If the visitor has approved a paymaster, an operation that the account or another paymaster pays for is refused.', () => {
  expect(() => checkOperation(code, packed, paidApproved)).toThrow(refusal)
  const changed = code.pack({ ...paid, paymaster: account })
  expect(() => checkOperation(code, changed, paidApproved)).toThrow(refusal)
})
