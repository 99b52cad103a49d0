// @vitest-environment node
import { expect, test } from 'vitest'
import { classOfMethod, notSafeMethods, safeMethods } from './rpc-methods'

test('Methods that only read, send signed data, or ask for status and capabilities are safe.', () => {
  expect(safeMethods).toHaveLength(41)
  expect(new Set(safeMethods).size).toBe(41)
  for (const method of safeMethods) expect(classOfMethod(method), method).toBe('safe')
  for (const method of ['eth_call', 'eth_sendRawTransaction', 'wallet_getCapabilities', 'wallet_getCallsStatus'])
    expect(classOfMethod(method), method).toBe('safe')
})

test('[C6-04] Methods that sign, send or grant are not safe.', () => {
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

test("Any other method is unknown, whatever its letter case and even if a map's prototype has its name.", () => {
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
