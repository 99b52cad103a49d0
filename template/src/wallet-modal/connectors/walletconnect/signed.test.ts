// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import { allowedBy, recapOf } from './recap'
import { isSignInAnswer } from './sign-in-answer'
import type { KitCacao } from './signed'
import { readSigned } from './signed'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const recap = recapOf(['personal_sign', 'eth_sendTransaction'])
const words =
  'I further authorize the stated URI to perform the following actions on my behalf: ' +
  "(1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'."

const asked: SiwxMessageData = {
  accountAddress: '',
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'abcdefgh12345678',
  statement: 'Welcome.',
  expirationTime: '2026-11-23T00:00:00.000Z',
  resources: ['https://app.example/terms'],
}

function cacao(change: Partial<KitCacao['p']> = {}): KitCacao {
  return {
    h: { t: 'caip122' },
    p: {
      iss: `did:pkh:eip155:1:${address}`,
      domain: 'app.example',
      aud: 'https://app.example/',
      version: '1',
      nonce: 'abcdefgh12345678',
      iat: '2026-11-22T00:00:00.000Z',
      exp: '2026-11-23T00:00:00.000Z',
      statement: 'Welcome.',
      resources: ['https://app.example/terms', recap],
      ...change,
    },
    s: { t: 'eip191', s: '0x51' },
  }
}

describe('what a wallet has signed with its approval', () => {
  test('is a session with the text of it: the methods stand behind the statement', () => {
    const session = readSigned(cacao(), asked)
    expect(session.message).toBe(
      [
        'app.example wants you to sign in with your Ethereum account:',
        address,
        '',
        `Welcome. ${words}`,
        '',
        'URI: https://app.example/',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: abcdefgh12345678',
        'Issued At: 2026-11-22T00:00:00.000Z',
        'Expiration Time: 2026-11-23T00:00:00.000Z',
        'Resources:',
        '- https://app.example/terms',
        `- ${recap}`,
      ].join('\n'),
    )
    expect(session.data).toMatchObject({ accountAddress: address, chainId: 'eip155:1', statement: `Welcome. ${words}` })
    expect(session.signature).toBe('0x51')
    expect(session.cacao).toEqual(cacao())
  })

  test('is the same when the wallet has written the methods into the statement itself', () => {
    const statement = `Welcome. ${words}`
    expect(readSigned(cacao({ statement }), asked).message).toBe(readSigned(cacao(), asked).message)
  })

  test.each<[string, Partial<KitCacao['p']>]>([
    ['domain', { domain: 'evil.example' }],
    ['uri', { aud: 'https://evil.example/' }],
    ['nonce', { nonce: 'zyxwvuts87654321' }],
    ['version', { version: '2' }],
    ['expiration time', { exp: '2036-11-23T00:00:00.000Z' }],
    ['not before', { nbf: '2026-11-23T00:00:00.000Z' }],
    ['statement', { statement: 'I give everything away.' }],
    ['statement', { statement: `I give everything away. ${words}` }],
    ['statement', { statement: `Welcome. ${words} And more.` }],
    ['resources', { resources: [recap] }],
    ['account', { iss: `did:pkh:solana:1:${address}` }],
    ['account', { iss: address }],
  ])('is not valid with another %s', (field, change) => {
    const read = () => readSigned(cacao(change), asked)
    expect(read).toThrow('The signature is not valid')
    expect(read).toThrow(field)
  })
})

test('methods and chains are read from the last resource, and from nothing else', () => {
  expect(allowedBy(['https://a.example/', recap])).toEqual({
    methods: ['eth_sendTransaction', 'personal_sign'],
    chains: [],
  })
  const limited = { att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:1', 'eip155:10', 3] }] } } }
  expect(allowedBy([`urn:recap:${btoa(JSON.stringify(limited))}`])).toEqual({
    methods: ['personal_sign'],
    chains: ['eip155:1', 'eip155:10'],
  })
  expect(allowedBy([recap, 'https://a.example/'])).toEqual({ methods: [], chains: [] })
  expect(allowedBy(undefined)).toEqual({ methods: [], chains: [] })
  expect(() => allowedBy(['urn:recap:%%%'])).toThrow()
})

test('an answer has signed messages and a peer that gave it', () => {
  const responder = { publicKey: 'aa', metadata: {} }
  expect(isSignInAnswer({ cacaos: [cacao()], responder })).toBe(true)
  for (const value of [undefined, {}, { cacaos: {}, responder }, { cacaos: [cacao()] }, { cacaos: [{}], responder }])
    expect(isSignInAnswer(value)).toBe(false)
})
