import { expect, test } from 'vitest'
import { callRegistry } from './registries'

const idRegistry = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'

const transaction = (to: string, data: string) => [{ to, data }, 'latest']
const noFid = `0x${'0'.repeat(64)}`

test('The chain id is 10, and an account without a fid has the fid 0', () => {
  expect(callRegistry('eth_chainId', [])).toBe('0xa')
  const data = `0xd94fe832${'1'.padStart(64, '0')}`
  expect(callRegistry('eth_call', transaction(idRegistry, data))).toBe(noFid)
  expect(callRegistry('eth_call', [{ to: idRegistry, input: data }])).toBe(noFid)
})

test.each([
  ['of an account without code', transaction(`0x${'1'.repeat(40)}`, '0x1626ba7e')],
  ['of an unknown function', transaction(idRegistry, '0x00000000')],
  ['without an account', [{ data: '0x00' }]],
])('A call %s returns no data', (_, params) => {
  expect(callRegistry('eth_call', params)).toBe('0x')
})

test.each([
  ['eth_blockNumber', [], -32601, 'There is no eth_blockNumber on this chain'],
  ['eth_call', [], -32602, 'eth_call takes a transaction'],
  ['eth_call', undefined, -32602, 'eth_call takes a transaction'],
])('%s with the parameters %j is refused', (method, params, code, message) => {
  expect(() => callRegistry(method, params)).toThrow(expect.objectContaining({ code, message }))
})
