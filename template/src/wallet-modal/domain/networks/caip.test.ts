// @vitest-environment node
import { expect, test } from 'vitest'
import { chainNamespaces, isCaipAddress, isChainNamespace, parseCaipAddress, parseCaipNetworkId } from './caip'
import { toCaipAddress } from './caip'

test('[C5-03] CAIP-10 address: exactly three non-empty colon-separated parts with a known namespace.', () => {
  for (const namespace of chainNamespaces)
    expect(parseCaipAddress(`${namespace}:1:abc`)).toEqual({ namespace, reference: '1', address: 'abc' })
  const refused = [
    '',
    'eip155',
    'eip155:1',
    'eip155:1:',
    'eip155::abc',
    ':1:abc',
    '::',
    'eip155:1:abc:def',
    'near:1:abc',
  ]
  for (const text of refused) {
    expect(() => parseCaipAddress(text), text).toThrow('Invalid CAIP-10 address')
    expect(isCaipAddress(text), text).toBe(false)
  }
})

test('[C5-04] CAIP-2 network id: two parts.', () => {
  expect(parseCaipNetworkId('eip155:1')).toEqual({ namespace: 'eip155', reference: '1' })
  expect(parseCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp').namespace).toBe('solana')
  for (const text of ['', 'eip155', 'eip155:', ':1', 'eip155:1:2', 'near:1'])
    expect(() => parseCaipNetworkId(text), text).toThrow('Invalid CAIP-2 network id')
})

test('An error names the value that was refused.', () => {
  expect(() => parseCaipNetworkId('near:1')).toThrow(expect.objectContaining({ details: 'near:1' }))
  expect(() => parseCaipAddress('nobody')).toThrow(expect.objectContaining({ details: 'nobody' }))
})

test('Characters that no chain uses are refused.', () => {
  for (const text of ['eip155:1 ', 'eip155:<b>', `eip155:${'1'.repeat(33)}`])
    expect(() => parseCaipNetworkId(text), text).toThrow('Invalid CAIP-2')
  for (const text of ['eip155:1:0x\u202e', 'eip155:1:a b', `eip155:1:${'a'.repeat(129)}`])
    expect(isCaipAddress(text), text).toBe(false)
})

test('A network and an address make an account id that can be split again.', () => {
  const caipAddress = toCaipAddress('eip155:10', '0xabc')
  expect(caipAddress).toBe('eip155:10:0xabc')
  expect(parseCaipAddress(caipAddress)).toEqual({ namespace: 'eip155', reference: '10', address: '0xabc' })
})

test('Only the five namespaces are known.', () => {
  expect(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'].every(isChainNamespace)).toBe(true)
  for (const value of ['near', 'EIP155', '', undefined, 155, {}]) expect(isChainNamespace(value)).toBe(false)
})
