// @vitest-environment node
import { expect, test } from 'vitest'
import type { GrantPermissionsRequest, RevokePermissionsRequest } from '../../domain/wallet-calls/permissions'
import { checkGrantRequest, checkRevokeRequest } from './permissions-check'

const now = Date.UTC(2026, 0, 1)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const request: GrantPermissionsRequest = {
  chainId: '0x1',
  address,
  expiry: now / 1_000 + 1,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04ab' }] } },
  permissions: [
    {
      type: 'contract-call',
      data: {
        address,
        abi: [{ type: 'function', name: 'mint' }],
        functions: [
          { functionName: 'mint' },
          { functionName: 'buy', args: [{ operator: 'EQUAL', value: 1 }], valueLimit: '0x1', operation: 'Call' },
        ],
      },
    },
    { type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 0, period: 86_400 } },
    { type: 'erc20-recurring-allowance', data: { token: address, allowance: '0x1', start: 0, period: 86_400 } },
  ],
  policies: [{ type: 'call-limit', data: { count: 3 } }],
}

function wrongOf(change: object): string | undefined {
  try {
    checkGrantRequest({ ...request, ...change } as GrantPermissionsRequest, now)
  } catch (error) {
    expect(error).toMatchObject({ code: 'PERMISSIONS_NOT_VALID' })
    return (error as { details?: string }).details
  }
  return undefined
}

test('a request with every kind of permission is valid, and so is one without an address or policies', () => {
  expect(wrongOf({})).toBeUndefined()
  expect(wrongOf({ address: undefined, policies: [] })).toBeUndefined()
})

test.each([
  [{ chainId: '1' }, 'Invalid chainId: must be hexadecimal with 0x'],
  [{ chainId: undefined }, 'Invalid chainId: must be hexadecimal with 0x'],
  [{ chainId: ['0x1'] }, 'Invalid chainId: must be hexadecimal with 0x'],
  [{ chainId: 'x0x1' }, 'Invalid chainId: must be hexadecimal with 0x'],
  [{ chainId: '0x1g' }, 'Invalid chainId: must be hexadecimal with 0x'],
  [{ address: 7 }, 'Invalid address: must be an address with 0x'],
  [{ address: address.slice(2) }, 'Invalid address: must be an address with 0x'],
  [{ expiry: now / 1_000 }, 'Invalid expiry: must be in the future'],
  [{ expiry: '9999999999' }, 'Invalid expiry: must be in the future'],
  [{ expiry: Number.NaN }, 'Invalid expiry: must be in the future'],
  [{ signer: undefined }, 'Invalid signer: must be an object'],
  [
    { signer: { type: 'wallet', data: { keys: [] } } },
    'Invalid signer.type: must be keys; Invalid signer.data.keys: must not be empty',
  ],
  [
    { signer: { type: 'keys', data: { keys: [{ type: 'rsa', publicKey: '04ab' }] } } },
    'Invalid signer.data.keys.0.type: must be secp256r1 or secp256k1; Invalid signer.data.keys.0.publicKey: must be hexadecimal with 0x',
  ],
  [{ permissions: [] }, 'Invalid permissions: must not be empty'],
  [{ permissions: 'all' }, 'Invalid permissions: must be a list'],
  [
    { permissions: [{ type: 'everything', data: {} }] },
    'Invalid permissions.0.type: must be contract-call or native-token-recurring-allowance or erc20-recurring-allowance',
  ],
  [
    {
      permissions: [
        { type: 'contract-call', data: { address, abi: [], functions: [{ functionName: '', operation: 'Create' }] } },
      ],
    },
    'Invalid permissions.0.data.functions.0.functionName: must be a text; Invalid permissions.0.data.functions.0.operation: must be Call or DelegateCall',
  ],
  [
    {
      permissions: [
        {
          type: 'contract-call',
          data: { address, abi: [{}], functions: [{ functionName: 'buy', args: [{ operator: 'EQUAL' }] }] },
        },
      ],
    },
    'Invalid permissions.0.data.functions.0.args.0.value: is missing',
  ],
  [
    { permissions: [{ type: 'erc20-recurring-allowance', data: { allowance: '0x1', start: -1, period: 1 } }] },
    'Invalid permissions.0.data.start: must be a whole number; Invalid permissions.0.data.token: must be an address with 0x',
  ],
  [{ policies: [{ type: 'x' }] }, 'Invalid policies.0.data: must be an object'],
  [{ surprise: 1 }, 'Invalid surprise: is not known'],
  [{ toString: 1 }, 'Invalid toString: is not known'],
  [
    { signer: { ...request.signer, extra: 1, data: { ...request.signer.data, more: 2 } } },
    'Invalid signer.data.more: is not known; Invalid signer.extra: is not known',
  ],
])('a request with %j is not: %s', (change, details) => {
  expect(wrongOf(change)).toBe(details)
})

test('a value that is not a request is invalid', () => {
  for (const odd of [null, undefined, 'x', 7, []])
    expect(() => checkGrantRequest(odd as unknown as GrantPermissionsRequest, now)).toThrow(
      'The permissions are not valid: Invalid request: must be an object',
    )
})

test('a request to revoke names the permission, the receiver and the expiry', () => {
  const revoke: RevokePermissionsRequest = {
    context: 'pci',
    permissions: request.permissions,
    expiry: request.expiry,
    address: `eip155:1:${address}`,
  }
  expect(() => checkRevokeRequest(revoke)).not.toThrow()
  expect(() => checkRevokeRequest({ ...revoke, context: '', address, expiry: 1.5 })).toThrow(
    'Invalid context: must be a text; Invalid expiry: must be a whole number; Invalid address: must be a CAIP-10 address',
  )
})
