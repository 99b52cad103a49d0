// @vitest-environment node
import { expect, test } from 'vitest'
import { addressGroups, markedParts } from './address-groups'

test('An address is split into groups of four that together give the address.', () => {
  const evm = '0x357f41b4C1c2f0a1Bd0c29E0cF49116d3A19aa19'
  expect(addressGroups(evm)).toEqual(['0x357f', '41b4', 'C1c2', 'f0a1', 'Bd0c', '29E0', 'cF49', '116d', '3A19', 'aa19'])
  for (const address of [evm, '7Hq3vWmZkNFxY2RtLCd9SpBUaSEJ8GqVTN4oGxKW1MdB', 'bc1qxy', '0x', ''])
    expect(addressGroups(address).join('')).toBe(address)
})

test('The characters that differ from another address are found; letter case counts where the chain says so.', () => {
  const marks = (text: string, other: string, isCaseless?: boolean) =>
    markedParts(text, other, isCaseless).map(({ text: run, differs }) => (differs ? `[${run}]` : run))
  expect(marks('41b4', '41b4')).toEqual(['41b4'])
  expect(marks('41b4', '4xx4')).toEqual(['4', '[1b]', '4'])
  expect(marks('AbCd', 'aBcx', true)).toEqual(['AbC', '[d]'])
  expect(marks('AbCd', 'abCd')).toEqual(['[A]', 'bCd'])
  expect(marks('abcd', 'ab')).toEqual(['ab', '[cd]'])
  expect(marks('', 'ab')).toEqual([])
})
