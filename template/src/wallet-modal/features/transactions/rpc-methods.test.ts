// @vitest-environment node
import { expect, test } from 'vitest'
import { classOfMethod, notSafeMethods, safeMethods } from './rpc-methods'

test('the methods that only read, send what is signed, or ask for status and abilities are safe', () => {
  expect(safeMethods).toHaveLength(41)
  expect(new Set(safeMethods).size).toBe(41)
  for (const method of safeMethods) expect(classOfMethod(method), method).toBe('safe')
  for (const method of ['eth_call', 'eth_sendRawTransaction', 'wallet_getCapabilities', 'wallet_getCallsStatus'])
    expect(classOfMethod(method), method).toBe('safe')
})

test('[C6-04] the methods that sign, send or grant are not safe', () => {
  expect([...notSafeMethods].sort()).toEqual([
    'eth_sendTransaction',
    'eth_sendUserOperation',
    'eth_signTypedData_v4',
    'personal_sign',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_signMessage',
    'solana_signTransaction',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_sendCalls',
  ])
  for (const method of notSafeMethods) expect(classOfMethod(method), method).toBe('notSafe')
})

test('any other method is unknown, whatever its letter case or the prototype of a map has', () => {
  for (const method of [
    '',
    'eth_sign',
    'ETH_CALL',
    ' eth_call',
    'toString',
    'constructor',
    '__proto__',
    'eth_subscribe',
  ])
    expect(classOfMethod(method), method).toBe('unknown')
})
