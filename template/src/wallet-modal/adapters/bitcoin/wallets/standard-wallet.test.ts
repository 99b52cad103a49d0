// @vitest-environment node
import { base64, hex } from '@scure/base'
import { expect, test, vi } from 'vitest'
import { createFakePlatform } from '../../../testing/fake-platform'
import { settle } from '../../../testing/settle'
import { findNetwork } from '../bitcoin-networks'
import type { SharedAccounts } from '../bitcoin-wallet'
import { FakeStandardWallet } from '../testing/fake-standard-wallet'
import { testKey, unsignedPsbt } from '../testing/test-keys'
import { StandardWallet, isStandardWallet } from './standard-wallet'

const [first, second] = [testKey(1), testKey(2)]
const [mainnet, testnet, signet, regtest] = ['mainnet', 'testnet', 'signet', 'regtest'].map((name) =>
  findNetwork(`bitcoin:${name}`),
)
const psbt = unsignedPsbt(first, second.payment)

function create(fake = new FakeStandardWallet([first, second])) {
  const platform = createFakePlatform()
  const wallet = new StandardWallet(fake, ['payment', 'ordinals', 'stacks'], platform.after)
  const told: (SharedAccounts | null)[] = []
  const watch = () => wallet.watch((shared) => void told.push(shared))
  return { fake, wallet, platform, told, watch }
}

const addressesOf = (shared: SharedAccounts | null) => shared?.accounts.map(({ address }) => address)
const psbtRequest = (broadcast = false, sighashTypes?: readonly number[]) => ({
  psbt,
  signInputs: [{ address: first.payment, index: 0, ...(sighashTypes && { sighashTypes }) }],
  broadcast,
  reference: String(testnet?.reference),
  check: () => psbt,
})

test('An object is a Bitcoin wallet of the Wallet Standard only if its features include `bitcoin:connect`.', () => {
  expect(isStandardWallet(new FakeStandardWallet([]))).toBe(true)
  for (const value of [
    undefined,
    'wallet',
    {},
    { features: null },
    { features: {} },
    { features: { 'bitcoin:connect': true } },
  ])
    expect(isStandardWallet(value)).toBe(false)
})

test('The network that the app wants is used if the wallet has the network, else the first network that the modal knows.', async () => {
  const { fake, wallet } = create()
  expect((await wallet.connect(signet)).reference).toBe(signet?.reference)
  expect((await wallet.connect(regtest)).reference).toBe(testnet?.reference)
  expect((await wallet.connect(undefined)).reference).toBe(testnet?.reference)
  fake.offered = fake.accountsOf(first, ['solana:mainnet', 'bitcoin:new', 'bitcoin:regtest'])
  expect((await wallet.connect(testnet)).reference).toBe(regtest?.reference)
  fake.offered = fake.accountsOf(first, ['bitcoin:new'])
  expect(await wallet.connect(testnet)).toEqual({ accounts: [], reference: '' })
})

test('Only the accounts of the network in use are shared, with their public keys in hex.', async () => {
  const { fake, wallet } = create()
  fake.offered = [
    ...fake.accountsOf(first, ['bitcoin:testnet']),
    ...fake.accountsOf(second, ['bitcoin:signet', 'solana:mainnet']),
    { address: 'Solana', publicKey: first.publicKey, chains: ['solana:mainnet', 'solana'], features: [] },
  ]
  const shared = await wallet.connect(signet)
  expect(addressesOf(shared)).toEqual([second.payment, second.taproot])
  expect(shared.accounts[0]?.publicKey).toBe(hex.encode(second.publicKey))
})

test('The purpose of an account, and a public key in hex, are taken as the wallet gives them.', async () => {
  const { fake, wallet } = create()
  const publicKey = hex.encode(first.publicKey)
  const shared = { publicKey, chains: ['bitcoin:testnet'] }
  fake.features['bitcoin:connect'] = {
    connect: async () => ({
      accounts: [
        { ...shared, address: first.payment, purpose: 'ordinals' },
        { ...shared, address: first.taproot, purpose: 'payment' },
      ],
    }),
  }
  expect((await wallet.connect(testnet)).accounts).toMatchObject([
    { address: first.taproot, type: 'payment', publicKey },
    { address: first.payment, type: 'ordinal', publicKey },
  ])
})

test('A wallet that answers to the connection without accounts shares the accounts in its list.', async () => {
  for (const answer of [undefined, {}, { accounts: 'all' }]) {
    const { fake, wallet } = create()
    fake.features['bitcoin:connect'] = { connect: async () => answer }
    fake.accounts = fake.accountsOf(second)
    expect(addressesOf(await wallet.connect(testnet))).toEqual([second.payment, second.taproot])
    Object.assign(fake, { accounts: undefined })
    expect((await wallet.connect(testnet)).accounts).toEqual([])
  }
})

test('Entries in a wallet’s list of accounts that are not accounts are left out.', async () => {
  const { fake, wallet } = create()
  const [taproot, payment] = fake.accountsOf(first)
  const accounts = [
    null,
    'account',
    { ...taproot, chains: 'bitcoin:testnet' },
    { ...taproot, chains: [7, null] },
    { ...payment, chains: [7, 'bitcoin:testnet'] },
  ]
  fake.features['bitcoin:connect'] = { connect: async () => ({ accounts }) }
  const shared = await wallet.connect(testnet)
  expect(addressesOf(shared)).toEqual([first.payment])
  // The account of the answer signs, although the wallet does not list it.
  await wallet.signPsbt(psbtRequest())
  expect(fake.calls.at(-1)?.input).toMatchObject({ inputsToSign: [{ account: { address: first.payment } }] })
})

test('A wallet that shares nothing by a silent request is not restored.', async () => {
  const { wallet } = create()
  expect(await wallet.reconnect(testnet)).toBeNull()
})

test('A wallet that lists its accounts is restored without a request.', async () => {
  const { fake, wallet, platform } = create()
  const connect = vi.fn<() => void>()
  fake.features['standard:connect'] = { connect }
  fake.accounts = fake.accountsOf(first)
  expect(addressesOf(await wallet.reconnect(testnet))).toEqual([first.payment, first.taproot])
  expect(connect).not.toHaveBeenCalled()
  delete fake.features['standard:connect']
  expect(addressesOf(await wallet.reconnect(testnet))).toEqual([first.payment, first.taproot])
  expect(platform.waiting()).toBe(0)
})

test('After a request that cannot be silent, the modal waits until the wallet shares an account, and not until any event.', async () => {
  const { fake, wallet, platform } = create()
  delete fake.features['standard:connect']
  const restored = vi.fn<(shared: SharedAccounts | null) => void>()
  const restoring = wallet.reconnect(testnet).then(restored)
  await platform.advance(1_499)
  fake.share([])
  await settle()
  expect(restored).not.toHaveBeenCalled()
  fake.share(fake.accountsOf(first))
  await restoring
  expect(addressesOf(restored.mock.lastCall?.[0] ?? null)).toEqual([first.payment, first.taproot])
  expect(platform.waiting()).toBe(0)
})

test('A disconnect uses `bitcoin:disconnect` if the wallet has this feature. Otherwise a disconnect uses `standard:disconnect`, and only if the wallet shares no account of another chain.', async () => {
  const { fake, wallet } = create()
  const [all, bitcoin] = [vi.fn<() => void>(), vi.fn<() => void>()]
  fake.accounts = fake.accountsOf(first)
  fake.features['standard:disconnect'] = { disconnect: all }
  await wallet.disconnect()
  expect(all).toHaveBeenCalledOnce()
  fake.features['bitcoin:disconnect'] = { disconnect: bitcoin }
  await wallet.disconnect()
  expect([all.mock.calls.length, bitcoin.mock.calls.length]).toEqual([1, 1])
  delete fake.features['bitcoin:disconnect']
  fake.accounts = fake.accounts.map((account) => ({ ...account, chains: ['solana:mainnet'] }))
  await wallet.disconnect()
  expect(all).toHaveBeenCalledOnce()
  delete fake.features['standard:disconnect']
  await expect(wallet.disconnect()).resolves.toBeUndefined()
})

test('A change of accounts is reported for the network in use. Other changes of the wallet are not reported.', async () => {
  const { fake, wallet, told, watch } = create()
  await wallet.connect(signet)
  const listeners: ((change: unknown) => void)[] = []
  fake.features['standard:events'] = {
    on: (event: string, listener: (change: unknown) => void) => {
      if (event === 'change') listeners.push(listener)
    },
  }
  const stop = watch()
  const change = (value: unknown) => {
    for (const listener of listeners) listener(value)
  }
  for (const other of [undefined, 'accounts', {}, { chains: [] }]) change(other)
  expect(told).toEqual([])
  fake.accounts = fake.accountsOf(second)
  change({ accounts: fake.accounts })
  expect(told.map(addressesOf)).toEqual([[second.payment, second.taproot]])
  expect(told[0]?.reference).toBe(signet?.reference)
  fake.accounts = [{ address: 'Solana', publicKey: first.publicKey, chains: ['solana:mainnet'], features: [] }]
  change({ accounts: fake.accounts })
  expect(told[1]).toBeNull()
  // This wallet returns no function that removes the listener.
  expect(stop).not.toThrow()
})

test('The listener is removed from the wallet when the caller stops watching. A wallet without events can connect, too.', async () => {
  const { fake, told, watch } = create()
  const stop = watch()
  stop()
  fake.share(fake.accountsOf(second))
  expect(told).toEqual([])
  delete fake.features['standard:events']
  expect(watch()).not.toThrow()
})

test('The network changes only to a network on which the wallet has an account.', async () => {
  const { fake, wallet } = create()
  fake.offered = [...fake.accountsOf(first, ['bitcoin:testnet']), ...fake.accountsOf(second, ['bitcoin:signet'])]
  await wallet.connect(testnet)
  if (!mainnet || !signet) return expect.unreachable()
  expect((await wallet.switchNetwork(signet)).reference).toBe(signet.reference)
  await expect(wallet.switchNetwork(mainnet)).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    details: 'bitcoin:mainnet',
    hint: 'Choose another network, or change it in the wallet',
  })
})

test('A message is signed with the account of the requested address. An answer without a signature is undefined.', async () => {
  const { fake, wallet } = create()
  const { accounts } = await wallet.connect(testnet)
  const [account] = accounts
  if (!account) return expect.unreachable()
  const sign = () => wallet.signMessage({ message: 'zwei Zeilen\n€', account, protocol: 'bip322' })
  expect(await sign()).toBeTypeOf('string')
  expect(fake.calls.at(-1)?.input).toEqual({
    account: expect.objectContaining({ address: first.payment, publicKey: first.publicKey }),
    message: new TextEncoder().encode('zwei Zeilen\n€'),
  })
  for (const answer of [undefined, {}, [], [null], ['signature'], [{}], [{ signature: 'text' }]]) {
    fake.answer = () => answer
    expect(await sign()).toBeUndefined()
  }
  delete fake.features['bitcoin:signMessage']
  await expect(sign()).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED', details: 'bitcoin:signMessage' })
})

test('A PSBT is signed on the network in use. An answer without a PSBT is undefined.', async () => {
  const { fake, wallet } = create()
  await wallet.connect(signet)
  expect((await wallet.signPsbt(psbtRequest())).psbt).toBeTypeOf('string')
  const account = expect.objectContaining({ address: first.payment })
  expect(fake.calls.at(-1)?.input).toEqual({
    psbt: base64.decode(psbt),
    inputsToSign: [{ account, signingIndexes: [0] }],
    chain: 'bitcoin:signet',
  })
  await wallet.signPsbt(psbtRequest(false, [0x83]))
  expect(fake.calls.at(-1)?.input).toMatchObject({ inputsToSign: [{ account, sigHash: 'SINGLE|ANYONECANPAY' }] })
  for (const answer of [undefined, [], [{ signedPsbt: psbt }]]) {
    fake.answer = () => answer
    expect(await wallet.signPsbt(psbtRequest())).toEqual({ psbt: undefined })
  }
})

test('A wallet of the Wallet Standard is not asked to send a PSBT, and the error says what to do instead.', async () => {
  const { fake, wallet } = create()
  await wallet.connect(testnet)
  const asked = fake.calls.length
  await expect(wallet.signPsbt(psbtRequest(true))).rejects.toMatchObject({
    code: 'METHOD_NOT_SUPPORTED',
    details: 'sending; finish and send the signed PSBT yourself',
  })
  expect(fake.calls).toHaveLength(asked)
})
