// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createListener } from '../../testing/fake-listener'
import { settle } from '../../testing/settle'
import { isRegisteredWallet } from './standard-wallet'
import { createSolanaTest, devnet, testnet } from './testing/create-solana-test'

const use = () => {}
const methods = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'standard:events': 'on',
  'solana:signIn': 'signIn',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
}
const whole = Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, { [method]: use }]))

test('A wallet has a list of accounts, and can be connected. All other features may be missing.', () => {
  const { 'standard:connect': connect } = whole
  for (const features of [whole, { 'standard:connect': connect }, { ...whole, 'solana:signIn': undefined }])
    expect(isRegisteredWallet({ accounts: [], features })).toBe(true)
  const odd = [undefined, 'wallet', {}, { features: whole }, { accounts: [] }, { accounts: 'all', features: whole }]
  for (const value of [...odd, { accounts: [], features: 7 }, { accounts: [], features: {} }])
    expect(isRegisteredWallet(value), JSON.stringify(value)).toBe(false)
})

test.each(Object.entries(methods))('A wallet whose feature %s lacks the method %s is refused.', (name, method) => {
  for (const feature of [7, {}, { [method]: 'yes' }])
    expect(isRegisteredWallet({ accounts: [], features: { ...whole, [name]: feature } })).toBe(false)
})

async function connected() {
  const facts = await createSolanaTest()
  const session = await facts.connect()
  return { ...facts, session, listener: createListener(), watch: facts.adapter.watch }
}

test('After a reload, the wallet is connected with `silent: true`. When the visitor connects, the wallet may show a prompt.', async () => {
  const { adapter, connector, wallet, networks } = await createSolanaTest()
  const connect = vi.fn<(input?: object) => Promise<object>>(async () => ({ accounts: [] }))
  wallet.features['standard:connect'] = { version: '1.0.0', connect }
  expect(await adapter.reconnect({ connector, network: networks[0] })).toBeNull()
  await expect(adapter.connect({ connector, network: networks[0] })).rejects.toMatchObject({
    code: 'NO_ACCOUNT',
    hint: 'Choose an account in the wallet and try again',
  })
  expect(connect.mock.calls).toEqual([[{ silent: true }], [{}]])
})

test('A wallet that fails on a reload may still be connected: restoring fails with the error of the wallet.', async () => {
  const { adapter, connector, wallet, networks } = await createSolanaTest()
  const connect = () => Promise.reject(new Error('database is locked'))
  wallet.features['standard:connect'] = { version: '1.0.0', connect }
  await expect(adapter.reconnect({ connector, network: networks[0] })).rejects.toMatchObject({
    code: 'WALLET_FAILED',
    details: 'database is locked',
  })
})

test('A wallet that reports new accounts is followed. A wallet without an account has disconnected.', async () => {
  const { session, listener, watch, wallet, keys } = await connected()
  const stop = watch(session, listener)
  wallet.change({ chains: [] })
  expect([listener.accountsChanged.mock.calls, listener.disconnected.mock.calls]).toEqual([[], []])
  wallet.share([keys[1].address])
  expect(listener.accountsChanged).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ address: keys[1].address, namespace: 'solana' }),
  ])
  wallet.share([])
  expect(listener.disconnected).toHaveBeenCalledOnce()
  stop()
  wallet.share([keys[0].address])
  expect(listener.accountsChanged).toHaveBeenCalledOnce()
})

test('A listener that stops before the wallet’s accounts were compared hears nothing.', async () => {
  const { session, listener, watch, wallet } = await connected()
  wallet.share([])
  watch(session, listener)()
  await settle()
  expect(listener.disconnected).not.toHaveBeenCalled()
})

test('If the wallet throws when its accounts are read, the session stays connected and nothing is reported.', async () => {
  const { session, listener, watch, wallet } = await connected()
  Object.defineProperty(wallet, 'accounts', {
    get() {
      throw new Error('locked')
    },
  })
  watch(session, listener)
  await settle()
  expect(listener.disconnected).not.toHaveBeenCalled()
})

test('The network of a session is the network of the app, or else the first network of the wallet’s accounts.', async () => {
  const { adapter, connector, wallet, networks } = await createSolanaTest()
  const on = async (chains: readonly string[], network = networks[1]) => {
    wallet.chains = chains
    return (await adapter.connect({ connector, network })).chainId
  }
  expect(await on(['solana:devnet', 'solana:testnet'])).toBe(testnet)
  expect(await on(['solana:devnet', 'solana:mainnet'])).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(await on(['solana:devnet'])).toBe(devnet)
  // The standard has no name for this network, so the app’s network stays.
  expect(await on(['solana:other'])).toBe(testnet)
})

test('A local network is called solana:localnet in requests to the wallet.', async () => {
  const { adapter, connector, wallet, networks, keys } = await createSolanaTest()
  wallet.chains = ['solana:localnet']
  const local = { ...networks[0], id: 'local', caipNetworkId: 'solana:local' as const }
  const session = await adapter.connect({ connector, network: local })
  expect(session.chainId).toBe('local')
  await adapter.signMessage(session, 'hello', keys[0].address)
  await adapter.switchNetwork(session, local)
  await expect(adapter.switchNetwork(session, networks[1])).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    details: 'Solana Testnet',
    hint: 'Choose another network',
  })
})

test.each([
  ['solana:signMessage', 'signing messages'],
  ['solana:signTransaction', 'signing transactions'],
])('A wallet without %s does not support %s.', async (name, details) => {
  const { adapter, connector, wallet, networks, keys } = await createSolanaTest({ sends: false })
  wallet.features[name] = undefined
  const session = await adapter.connect({ connector, network: networks[0] })
  const [{ address }, { address: to }] = keys
  const asking =
    name === 'solana:signMessage'
      ? adapter.signMessage(session, 'hello', address)
      : adapter.sendTransaction(session, { from: address, to, value: BigInt(1_000_000), network: networks[0] })
  await expect(asking).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED', details })
})

test('If the wallet answers a request to sign a transaction without a signed transaction, sending fails with WALLET_FAILED.', async () => {
  const { adapter, session, wallet, networks, keys } = await connected()
  wallet.features['solana:signAndSendTransaction'] = undefined
  wallet.features['solana:signTransaction'] = { version: '1.0.0', signTransaction: async () => [] }
  const [{ address }, { address: to }] = keys
  const sending = adapter.sendTransaction(session, {
    from: address,
    to,
    value: BigInt(1_000_000),
    network: networks[0],
  })
  await expect(sending).rejects.toMatchObject({ code: 'WALLET_FAILED', details: 'no signature' })
})

test('An account that the wallet does not share cannot sign, and the visitor learns what to do.', async () => {
  const { adapter, session, keys } = await connected()
  await expect(adapter.signMessage(session, 'hello', keys[1].address)).rejects.toMatchObject({
    code: 'NO_ACCOUNT',
    details: keys[1].address,
    hint: 'Choose that account in the wallet',
  })
})

test('A network is supported if one of several accounts has the network. Accounts of other namespaces do not count.', async () => {
  const { adapter, connector, wallet, networks, keys } = await createSolanaTest()
  const account = (index: 0 | 1, chains: readonly string[]) => ({
    address: keys[index].address,
    publicKey: keys[index].publicKey,
    chains,
    features: [],
  })
  const accounts = [account(0, ['bitcoin:mainnet', 'solana:devnet']), account(1, ['solana:testnet'])]
  const provider = Object.create(wallet, {
    accounts: { value: [...accounts, account(1, ['bitcoin:mainnet'])] },
  }) as object
  const session = await adapter.connect({ connector: { ...connector, provider }, network: networks[1] })
  expect(session).toMatchObject({ chainId: testnet, accounts: keys.map(({ address }) => ({ address })) })
  const foreign = Object.create(wallet, { accounts: { value: [account(0, ['bitcoin:mainnet'])] } }) as object
  await expect(
    adapter.connect({ connector: { ...connector, provider: foreign }, network: networks[1] }),
  ).rejects.toMatchObject({ code: 'NO_ACCOUNT' })
})
