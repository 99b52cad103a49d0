// @vitest-environment node
import { expect, test } from 'vitest'
import type { WalletCall } from './capabilities'
import { capabilitiesOn, checkCalls, readCapabilities, toHexChainId } from './capabilities'

test('Capabilities are read by chain, in any spelling of the chain id.', () => {
  const answer = {
    '0x1': { atomic: { status: 'supported' } },
    '0x0A': { assetDiscovery: { supported: true } },
    '0x0': { paymasterService: { supported: true } },
    mainnet: { atomic: {} },
    '0x2': null,
    '0x3': [],
  }
  const capabilities = readCapabilities(answer)
  expect(Object.keys(capabilities).sort()).toEqual(['0x0', '0x1', '0xa'])
  expect(capabilitiesOn(capabilities, 10)).toEqual({
    assetDiscovery: { supported: true },
    paymasterService: { supported: true },
  })
  expect(capabilitiesOn(capabilities, '0x1')).toMatchObject({ atomic: { status: 'supported' } })
  expect(capabilitiesOn({}, 1)).toEqual({})
  for (const odd of [null, undefined, 'x', 7, []]) expect(readCapabilities(odd)).toEqual({})
  expect([toHexChainId(1), toHexChainId(8453), toHexChainId('0xA')]).toEqual(['0x1', '0x2105', '0xa'])
})

const odd = (call: object) => call as WalletCall

test('[C5-13] Targets and data of wallet_sendCalls must start with 0x.', () => {
  const to = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(() =>
    checkCalls([{ to, data: '0x', value: BigInt(0) }, { to }, { data: '0xAB' }, { value: BigInt(1) }]),
  ).not.toThrow()
  const wrong = [{ to: to.slice(2) }, { to, data: 'abcd' }, { to: '', data: 7 }].map(odd)
  expect(() => checkCalls(wrong)).toThrow(
    expect.objectContaining({
      code: 'CALLS_NOT_VALID',
      details: [
        'Invalid calls.0.to: must start with 0x',
        'Invalid calls.1.data: must start with 0x',
        'Invalid calls.2.to: must start with 0x',
        'Invalid calls.2.data: must start with 0x',
      ].join('; '),
    }),
  )
})

test('After 0x only hexadecimal digits are allowed, amounts are not negative, and there is at least one call.', () => {
  const detailsOf = (calls: readonly WalletCall[]) => {
    try {
      return void checkCalls(calls)
    } catch (error) {
      return error
    }
  }
  expect(detailsOf([{ to: '0xyz' }])).toMatchObject({ details: 'Invalid calls.0.to: must be hexadecimal' })
  expect(detailsOf([{ value: -BigInt(1) }])).toMatchObject({ details: 'Invalid calls.0.value: must not be negative' })
  expect(detailsOf([])).toMatchObject({ details: 'Invalid calls: must not be empty' })
})

test('capabilities are copied, and an answer that cannot be read has none', () => {
  const own = { atomic: { status: 'supported' } }
  const capabilities = readCapabilities({ '0x1': own })
  own.atomic.status = 'unsupported'
  expect(capabilitiesOn(capabilities, 1)).toEqual({ atomic: { status: 'supported' } })
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const hostile = {
    get '0x1'(): object {
      throw new Error('hostile')
    },
  }
  for (const answer of [proxy, hostile, { '0x1': proxy }, { '0x1': { a: BigInt(1) } }])
    expect(readCapabilities(answer)).toEqual({})
})
