// @vitest-environment node
import { verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { createLoggedInWallet } from '../testing/fake-wallet'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`

const signIn = (address: string, change: Partial<Record<'domain' | 'uri' | 'chain' | 'first', string>> = {}) =>
  [
    `${change.domain ?? 'app.example'} ${change.first ?? 'wants you to sign in with your Ethereum account'}:`,
    address,
    '',
    'Welcome.',
    '',
    `URI: ${change.uri ?? 'https://app.example/login'}`,
    'Version: 1',
    `Chain ID: ${change.chain ?? '1'}`,
    'Nonce: abcdef1234567890',
    'Issued At: 2026-01-15T00:00:00.000Z',
  ].join('\n')

test('A message is shown as text and signed as it was shown.', async () => {
  const { rpc, address, asked } = await createLoggedInWallet()
  for (const text of ['Hello\nworld', 'Grüße 👋🏽', '']) {
    const signature = await rpc('personal_sign', [hex(text), address])
    expect(verifyMessage(text, String(signature))).toBe(address)
    expect(asked.at(-1)).toMatchObject({
      title: 'Sign a message',
      message: text,
      warnings: [],
      origin: 'https://app.example',
      account: address,
      network: 'Ethereum',
    })
  }
  const plain = await rpc('personal_sign', ['not hexadecimal', address])
  expect(verifyMessage('not hexadecimal', String(plain))).toBe(address)
})

test('Bytes that are no text, and texts with characters that do not show, are shown as digits with a warning.', async () => {
  const { rpc, address, asked } = await createLoggedInWallet()
  const right = `abc${String.fromCodePoint(0x202e)}def`
  for (const bytes of ['0xff00', '0x00', hex(right)]) {
    await rpc('personal_sign', [bytes, address])
    expect(asked.at(-1)).toMatchObject({ message: bytes, warnings: [expect.stringContaining('not readable')] })
  }
})

test('A sign-in message is signed for the site that asks and for this account only.', async () => {
  const { rpc, address, asked, lastAsked } = await createLoggedInWallet()
  const ask = (text: string) => rpc('personal_sign', [hex(text), address])
  const good = signIn(address)
  expect(verifyMessage(good, String(await ask(good)))).toBe(address)
  expect(asked.at(-1)).toMatchObject({ title: 'Log in', message: good, warnings: [] })
  const before = asked.length
  const bad = [
    [signIn(address, { domain: 'bank.example' }), 'The sign-in message is for bank.example, but app.example asks'],
    [signIn(address, { domain: 'app.example:8443' }), 'but app.example asks'],
    [signIn(other), 'for another account'],
    [signIn(address.toLowerCase()), 'not written as EIP-4361 says'],
    [` ${good}`, 'not written as EIP-4361 says'],
    [`${good}\n`, 'not written as EIP-4361 says'],
    [signIn(address, { first: 'wants  you to Sign In with your Ethereum account' }), 'not written'],
    [`Read this.\n${signIn(address, { domain: 'bank.example' })}`, 'not written as EIP-4361 says'],
  ] as const
  for (const [text, reason] of bad) await expect(ask(text)).rejects.toThrow(reason)
  expect(asked).toHaveLength(before)
  await ask(signIn(address, { uri: 'https://bank.example/', chain: '137' }))
  expect(lastAsked()).toContain('an address of another site: https://bank.example/')
  expect(lastAsked()).toContain('another network: eip155:137')
})
