// @vitest-environment node
import { expect, test } from 'vitest'
import { chainTexts, readChainTexts, splitChainId } from './form'

const solana = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = '000000000019d6689c085ae165831e93'

test('A chain is a known namespace and a reference in the spelling of that namespace.', () => {
  expect(splitChainId('eip155:1')).toEqual({ namespace: 'eip155', reference: '1' })
  const chains = ['eip155:10', `solana:${solana}`, `bip122:${bitcoin}`, 'cosmos:cosmoshub-4', 'polkadot:a_B']
  for (const chainId of [...chains, `eip155:${'9'.repeat(32)}`, `cosmos:${'a'.repeat(32)}`])
    expect(splitChainId(chainId), chainId).toBeDefined()
})

test('Any other spelling is no chain.', () => {
  const references = {
    eip155: ['', '0', '01', '-1', '1a', '0x1', '9'.repeat(33)],
    solana: ['', solana.slice(1), `${solana}1`, `0${solana}`, `${solana}0`, solana.replace('5', '0')],
    bip122: ['', bitcoin.slice(1), `${bitcoin}0`, `g${bitcoin}`, `${bitcoin}g`, bitcoin.toUpperCase()],
    cosmos: ['', 'a'.repeat(33), ' a', 'a ', 'a:b', 'a\n', 'é'],
    near: ['mainnet'],
    '': ['1'],
  }
  for (const [namespace, texts] of Object.entries(references))
    for (const text of texts) {
      expect(splitChainId(`${namespace}:${text}`), `${namespace}:${text}`).toBeUndefined()
      expect(readChainTexts('**blockchain**', `${namespace}:${text}`), text).toBeUndefined()
    }
  for (const text of ['', 'eip155', 'polkadot1', 'eip1551']) expect(splitChainId(text), text).toBeUndefined()
})

test('Two texts name a chain, and reading them gives the chain and the form again.', () => {
  for (const chainId of ['eip155:1', `solana:${solana}`, `bip122:${bitcoin}`] as const)
    for (const form of ['namespace', 'blockchain'] as const) {
      const { word, chain } = chainTexts(chainId, form)
      expect(readChainTexts(word, chain)).toEqual({ chainId, form })
    }
  const other = { word: '**blockchain**', chain: 'cosmos:cosmoshub-4' }
  expect(chainTexts('cosmos:cosmoshub-4', 'namespace')).toEqual(other)
  expect(readChainTexts(other.word, other.chain)).toEqual({ chainId: 'cosmos:cosmoshub-4', form: 'blockchain' })
})

test('A chain that its word does not announce is refused.', () => {
  expect(readChainTexts('Ethereum', 'eip155:1')).toBeUndefined()
  expect(readChainTexts('Ethereum', solana)).toBeUndefined()
  expect(readChainTexts('Dogecoin', 'eip155:1')).toBeUndefined()
  expect(readChainTexts('', 'eip155:1')).toBeUndefined()
})
