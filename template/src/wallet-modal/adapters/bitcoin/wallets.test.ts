// @vitest-environment node
import { base64, hex } from '@scure/base'
import { describe, expect, test, vi } from 'vitest'
import { bitcoinAdapter } from '.'
import type { Connector } from '../../domain/wallets/connector'
import { limits } from '../../domain/limits'
import type { NamespaceProvider } from '../../domain/networks/namespace-provider'
import { createFakePlatform } from '../../testing/fake-platform'
import { walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { createBitcoinAdapter } from './bitcoin.adapter'
import { BitcoinSession } from './bitcoin-session'
import { signet, testnet } from './testing/fake-esplora'
import { FakeSatsWallet, testTxid } from './testing/fake-sats-wallet'
import { FakeStandardWallet } from './testing/fake-standard-wallet'
import { readSignedPsbt, signBip322, testKey, unsignedPsbt } from './testing/test-keys'
import { createListener } from '../../testing/fake-listener'

const keys = [testKey(1), testKey(2)] as const
const [first, second] = keys
const ecdsa = base64.encode(new Uint8Array(65).fill(31))
const mainnetAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const mainnetTaproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'

const createContext = () => ({
  platform: createFakePlatform(),
  rpc: { request: () => Promise.reject(new Error('unused')) },
})
const load = (purposes?: Parameters<typeof bitcoinAdapter>[0]) => bitcoinAdapter(purposes).load(createContext())

async function open(provider: unknown, parts: Partial<Connector> = {}, network = testnet) {
  const adapter = await load()
  const connector: Connector = { id: 'wallet', type: 'ANNOUNCED', name: 'Wallet', chain: 'bip122', provider, ...parts }
  const session = await adapter.connect({ connector, network })
  if (!(session.provider instanceof BitcoinSession)) return expect.unreachable()
  return { adapter, connector, session, bitcoin: session.provider }
}

test('[C9-24] the bitcoin adapter is loaded on demand, and describes where its wallets are found', async () => {
  const descriptor = bitcoinAdapter()
  expect(descriptor).toMatchObject({ kind: 'bitcoin', namespace: 'bip122' })
  expect(descriptor.sources.map(({ kind }) => kind)).toEqual(['wallet-standard', 'sats-connect'])
  const adapter = await load()
  expect(adapter.kind).toBe('bitcoin')
  expect(Object.keys(adapter)).toEqual(Object.keys(createBitcoinAdapter(createContext(), [])))
})

test('the test wallets sign like the published vectors of BIP-322', () => {
  const privateKey = hex.decode('bb051cd0dda0246f33c5a9e133ebd8e7bc02a92af6c41adc131ccd7826c5b004')
  expect(signBip322({ privateKey }, false, 'Hello World')).toBe(
    'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  )
})

describe('accounts', () => {
  test('Accounts are payment accounts by default; payment accounts come first, with the public key and path that the wallet reports.', async () => {
    const wallet = new FakeSatsWallet(keys)
    wallet.answer('getAddresses', () => ({
      addresses: [
        {
          address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7',
          purpose: 'stacks',
          publicKey: hex.encode(first.publicKey),
        },
        { address: first.taproot, purpose: 'ordinals', publicKey: hex.encode(first.publicKey.slice(1)) },
        {
          address: first.payment.toUpperCase(),
          purpose: 'payment',
          publicKey: 'nonsense',
          derivationPath: "m/84'/1'/0'/0/0",
        },
        { address: first.payment.replace('1', '2'), purpose: 'payment' },
        { address: 7 },
        null,
      ],
    }))
    const { session, bitcoin } = await open(wallet)
    expect(session.accounts).toEqual([
      { namespace: 'bip122', type: 'payment', address: first.payment, path: "m/84'/1'/0'/0/0" },
      { namespace: 'bip122', type: 'ordinal', address: first.taproot, publicKey: hex.encode(first.publicKey.slice(1)) },
      {
        namespace: 'bip122',
        type: 'stx',
        address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7',
        publicKey: hex.encode(first.publicKey),
      },
    ])
    expect(await bitcoin.getAccountAddresses()).toMatchObject([
      { address: first.payment, purpose: 'payment', path: "m/84'/1'/0'/0/0" },
      { address: first.taproot, purpose: 'ordinal' },
      { purpose: 'stx' },
    ])
  })

  test('If a wallet shares only a Taproot address, that address pays.', async () => {
    const wallet = new FakeStandardWallet(keys)
    wallet.offered = wallet.accountsOf(first).slice(0, 1)
    const { session } = await open(wallet)
    expect(session.accounts).toMatchObject([{ address: first.taproot, type: 'payment' }])
  })

  test('A wallet that shares no Bitcoin address has no account.', async () => {
    const wallet = new FakeSatsWallet(keys)
    wallet.answer('getAddresses', () => ({ addresses: [{ address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' }] }))
    await expect(open(wallet)).rejects.toMatchObject({ code: 'NO_ACCOUNT' })
    wallet.answer('getAddresses', () => null)
    await expect(open(wallet)).rejects.toMatchObject({ code: 'NO_ACCOUNT' })
  })

  test('The app chooses the purposes of addresses; purposes that a wallet does not know are left out.', async () => {
    const adapter = await load({ purposes: ['payment'] })
    const wallet = new FakeSatsWallet(keys)
    const connector: Connector = { id: 'w', type: 'ANNOUNCED', name: 'W', chain: 'bip122', provider: wallet }
    await adapter.connect({ connector, network: testnet })
    expect(wallet.paramsOf('getAddresses')).toEqual([{ purposes: ['payment'], message: 'Connect to your wallet' }])

    const strict = new FakeSatsWallet(keys)
    strict.answer('getAddresses', (params) => {
      if ((params as { purposes: string[] }).purposes.includes('stacks')) throw walletError(-32602, 'unknown purpose')
      strict.shared = first
      return { addresses: [{ address: first.payment, purpose: 'payment' }] }
    })
    expect((await open(strict)).session.accounts).toHaveLength(1)
    const standard = new FakeStandardWallet(keys)
    await open(standard)
    expect(standard.calls).toEqual([{ feature: 'bitcoin:connect', input: { purposes: ['payment', 'ordinals'] } }])
  })
})

describe('messages', () => {
  test.for([
    ['sats-connect', () => new FakeSatsWallet(keys)],
    ['the Wallet Standard', () => new FakeStandardWallet(keys)],
  ] as const)('of %s are signed by BIP-322 for segwit and Taproot', async ([, create]) => {
    const { bitcoin } = await open(create())
    for (const address of [first.payment, first.taproot])
      expect(await bitcoin.signMessage({ message: 'hello', address })).toBe(
        signBip322(first, address === first.taproot, 'hello'),
      )
  })

  test('The wallet gets the protocol of the address, or the protocol that the app asks for.', async () => {
    const wallet = new FakeSatsWallet(keys)
    wallet.answer('getAddresses', () => ({
      addresses: [{ address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' }, { address: first.payment }],
    }))
    const { bitcoin } = await open(wallet)
    wallet.answer('signMessage', () => ({ signature: ecdsa }))
    await bitcoin.signMessage({ message: 'a', address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' })
    await bitcoin.signMessage({ message: 'a', address: first.payment, protocol: 'ecdsa' })
    // ECDSA is accepted from a wallet that supports only ECDSA, although the address supports BIP-322.
    expect(await bitcoin.signMessage({ message: 'a', address: first.payment })).toBe(ecdsa)
    expect(wallet.paramsOf('signMessage')).toMatchObject([
      { protocol: 'ECDSA' },
      { protocol: 'ECDSA' },
      { protocol: 'BIP322' },
    ])
  })

  test('ECDSA is never used for Taproot, and a signature of the other protocol is refused.', async () => {
    const wallet = new FakeSatsWallet(keys)
    const { bitcoin } = await open(wallet)
    const sign = (address: string, protocol?: 'ecdsa' | 'bip322') =>
      bitcoin.signMessage({ message: 'hello', address, ...(protocol && { protocol }) })
    await expect(sign(first.taproot, 'ecdsa')).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    expect(wallet.paramsOf('signMessage')).toEqual([])
    wallet.answer('signMessage', () => ({ signature: ecdsa }))
    await expect(sign(first.taproot)).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    await expect(sign(first.payment, 'bip322')).rejects.toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
      details: 'message signatures of the kind bip322',
    })
    wallet.answer('signMessage', () => ({ signature: signBip322(first, false, 'hello') }))
    await expect(sign(first.payment, 'ecdsa')).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    for (const signature of [undefined, 7, '', 'not base64!']) {
      wallet.answer('signMessage', () => ({ signature }))
      await expect(sign(first.payment)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
    }
    await expect(sign(second.payment)).rejects.toMatchObject({ code: 'INVALID_ADDRESS' })
  })
})

describe('transactions', () => {
  const signInputs = [{ address: first.payment, index: 0 }]

  test.for([
    ['sats-connect', () => new FakeSatsWallet(keys)],
    ['the Wallet Standard', () => new FakeStandardWallet(keys)],
  ] as const)('a wallet of %s signs a PSBT', async ([, create]) => {
    const { bitcoin } = await open(create())
    const answer = await bitcoin.signPsbt({ psbt: unsignedPsbt(first, second.taproot), signInputs })
    expect(readSignedPsbt(answer.psbt)).toEqual({ to: second.taproot, amount: BigInt(9_000) })
    expect(answer.txid).toBeUndefined()
  })

  test('The wallet gets the signature types with their names in the standard.', async () => {
    const wallet = new FakeStandardWallet(keys)
    const { bitcoin } = await open(wallet)
    wallet.answer = () => [{ signedPsbt: base64.decode(unsignedPsbt(first, second.payment)) }]
    const inputs = [{ address: first.payment, index: 0, sighashTypes: [0x83] }]
    await bitcoin.signPsbt({ psbt: unsignedPsbt(first, second.payment), signInputs: inputs })
    expect(wallet.calls.at(-1)?.input).toMatchObject({
      chain: 'bitcoin:testnet',
      inputsToSign: [{ signingIndexes: [0], sigHash: 'SINGLE|ANYONECANPAY' }],
    })
  })

  test('A sent transaction is reported.', async () => {
    const wallet = new FakeSatsWallet(keys)
    const { adapter, session, bitcoin } = await open(wallet)
    const listener = createListener()
    adapter.watch(session, listener)
    const psbt = unsignedPsbt(first, second.payment)
    expect(await bitcoin.signPsbt({ psbt, signInputs, broadcast: true })).toMatchObject({ txid: testTxid })
    expect(listener.transactionSent).toHaveBeenCalledWith(expect.objectContaining({ hash: testTxid, isCall: true }))
    expect(listener.requestStarted).toHaveBeenCalledWith('signPsbt')
    expect(listener.requestSettled).toHaveBeenCalledWith('signPsbt', 'success')
    expect(await bitcoin.sendTransfer({ recipient: second.payment, amount: BigInt(1_000) })).toBe(testTxid)
    expect(wallet.paramsOf('sendTransfer')).toEqual([{ recipients: [{ address: second.payment, amount: 1_000 }] }])
    expect(listener.transactionSent).toHaveBeenLastCalledWith({
      hash: testTxid,
      from: first.payment,
      to: second.payment,
      value: BigInt(1_000),
      isCall: false,
    })
  })

  test('Invalid PSBTs and amounts, another network, and answers without a transaction are errors.', async () => {
    const wallet = new FakeSatsWallet(keys)
    const { adapter, session, bitcoin } = await open(wallet)
    const psbt = unsignedPsbt(first, second.payment)
    await expect(bitcoin.signPsbt({ psbt: 'AAAA', signInputs })).rejects.toMatchObject({ code: 'WALLET_FAILED' })
    await expect(bitcoin.signPsbt({ psbt, signInputs: [{ address: second.payment, index: 0 }] })).rejects.toMatchObject(
      {
        code: 'INVALID_ADDRESS',
      },
    )
    const send = (recipient: string, amount: bigint) => bitcoin.sendTransfer({ recipient, amount })
    for (const amount of [BigInt(0), -BigInt(1), BigInt(2_100_000_000_000_001)])
      await expect(send(second.payment, amount)).rejects.toMatchObject({ code: 'INVALID_DECIMAL' })
    await expect(send(mainnetAddress, BigInt(1))).rejects.toMatchObject({ code: 'INVALID_ADDRESS' })
    expect(wallet.paramsOf('sendTransfer')).toEqual([])
    const transaction = { from: first.payment, to: second.payment, value: BigInt(1), network: signet }
    await expect(adapter.sendTransaction(session, transaction)).rejects.toMatchObject({ code: 'NETWORK_UNCHANGED' })
    wallet.answer('sendTransfer', () => ({}))
    await expect(send(second.payment, BigInt(1))).rejects.toMatchObject({ code: 'WALLET_FAILED' })
    wallet.answer('signPsbt', () => ({ psbt: 'nonsense' }))
    await expect(bitcoin.signPsbt({ psbt, signInputs })).rejects.toMatchObject({ code: 'WALLET_FAILED' })
  })

  test('The Wallet Standard has no transfers, so nothing is sent.', async () => {
    const { bitcoin } = await open(new FakeStandardWallet(keys))
    await expect(bitcoin.sendTransfer({ recipient: second.payment, amount: BigInt(1) })).rejects.toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
    })
    const psbt = unsignedPsbt(first, second.payment)
    await expect(bitcoin.signPsbt({ psbt, signInputs, broadcast: true })).rejects.toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
    })
  })
})

describe('a Wallet Standard wallet', () => {
  test("uses the app's network if it supports it, and switches without asking", async () => {
    const wallet = new FakeStandardWallet(keys)
    const { adapter, session } = await open(wallet, {}, signet)
    expect(session.chainId).toBe(signet.id)
    await adapter.switchNetwork(session, testnet)
    const listener = createListener()
    adapter.watch(session, listener)
    await adapter.switchNetwork(session, signet)
    expect(listener.networkChanged).toHaveBeenCalledWith(signet.id)
    const shared = { ...wallet.accountsOf(second)[1], address: second.payment, chains: ['bitcoin:testnet'] }
    wallet.share([{ ...shared, publicKey: second.publicKey, features: [] }])
    expect(listener.networkChanged).toHaveBeenLastCalledWith(testnet.id)
    await expect(adapter.switchNetwork(session, signet)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })

  test('notices an account change before the first listener', async () => {
    const wallet = new FakeStandardWallet(keys)
    const { adapter, session, bitcoin } = await open(wallet)
    wallet.share(wallet.accountsOf(second))
    const listener = createListener()
    adapter.watch(session, listener)
    await settle()
    expect(listener.accountsChanged).toHaveBeenCalledOnce()
    expect(bitcoin.accounts.map(({ address }) => address)).toContain(second.payment)
  })

  test('is disconnected if it shares no account before the first listener', async () => {
    const wallet = new FakeStandardWallet(keys)
    const { adapter, session } = await open(wallet)
    wallet.features['standard:connect'] = { connect: async () => ({ accounts: [] }) }
    wallet.share([])
    const listener = createListener()
    adapter.watch(session, listener)
    await settle()
    expect(listener.disconnected).toHaveBeenCalledOnce()
    expect(listener.accountsChanged).not.toHaveBeenCalled()
  })

  test('is restored by a silent connection if it needs one', async () => {
    const wallet = new FakeStandardWallet(keys)
    const connect = vi.fn<(input: unknown) => Promise<void>>(async () => wallet.share(wallet.offered))
    wallet.features['standard:connect'] = { connect }
    const adapter = await load()
    const connector: Connector = { id: 'w', type: 'ANNOUNCED', name: 'W', chain: 'bip122', provider: wallet }
    expect((await adapter.reconnect({ connector, network: signet }))?.chainId).toBe(signet.id)
    expect(connect).toHaveBeenCalledWith({ silent: true })
  })

  test('without a silent request gets 1.5 s to share its account again', async () => {
    const wallet = new FakeStandardWallet(keys)
    delete wallet.features['standard:connect']
    wallet.features['bitcoin:events'] = wallet.features['standard:events'] ?? {}
    delete wallet.features['standard:events']
    const platform = createFakePlatform()
    const adapter = await bitcoinAdapter().load({
      platform,
      rpc: { request: () => Promise.reject(new Error('unused')) },
    })
    const connector: Connector = { id: 'w', type: 'ANNOUNCED', name: 'W', chain: 'bip122', provider: wallet }
    const coming = adapter.reconnect({ connector, network: testnet })
    await platform.advance(1_000)
    wallet.share(wallet.offered)
    expect((await coming)?.accounts).toHaveLength(2)
    wallet.accounts = []
    const gone = adapter.reconnect({ connector, network: testnet })
    await platform.advance(1_500)
    expect(await gone).toBeNull()
    expect(platform.waiting()).toBe(0)
    expect(wallet.calls).toEqual([])
  })

  test('stays connected to its other chains when Bitcoin is disconnected', async () => {
    const wallet = new FakeStandardWallet(keys)
    const { adapter, session } = await open(wallet)
    wallet.accounts = [
      ...wallet.accounts,
      { address: 'x', publicKey: new Uint8Array(), chains: ['solana:mainnet'], features: [] },
    ]
    await adapter.disconnect(session)
    expect(wallet.accounts).toHaveLength(3)
    const disconnect = vi.fn<() => void>()
    wallet.features['bitcoin:disconnect'] = { disconnect }
    await adapter.disconnect(session)
    expect(disconnect).toHaveBeenCalledOnce()
  })

  test('signs with an account from its answer that it does not list', async () => {
    const wallet = new FakeStandardWallet(keys)
    const { bitcoin } = await open(wallet)
    wallet.accounts = []
    await bitcoin.signMessage({ message: 'a', address: first.payment })
    expect(wallet.calls.at(-1)?.input).toMatchObject({ account: { address: first.payment } })
  })

  test('A missing feature gives an error.', async () => {
    const wallet = new FakeStandardWallet(keys)
    const { bitcoin } = await open(wallet)
    delete wallet.features['bitcoin:signMessage']
    await expect(bitcoin.signMessage({ message: 'a', address: first.payment })).rejects.toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
    })
  })
})

describe('a sats-connect wallet', () => {
  test('without getAddresses gets wallet_connect, with the network of the app', async () => {
    const wallet = new FakeSatsWallet(keys)
    wallet.fail('getAddresses', -32601)
    wallet.network = 'Signet'
    const { session } = await open(wallet, {}, signet)
    expect(wallet.paramsOf('wallet_connect')).toMatchObject([{ network: 'Signet' }])
    expect(session.chainId).toBe(signet.id)
  })

  test('that reports no network is on the network of its addresses', async () => {
    const wallet = new FakeSatsWallet(keys)
    wallet.fail('wallet_getNetwork', -32601)
    wallet.answer('getAddresses', () => ({ addresses: [{ address: mainnetAddress, purpose: 'payment' }] }))
    expect((await open(wallet)).session.chainId).toBe('000000000019d6689c085ae165831e93')
    wallet.answer('getAddresses', () => ({ addresses: [{ address: first.payment, purpose: 'payment' }] }))
    expect((await open(wallet, {}, signet)).session.chainId).toBe(signet.id)
  })

  test('that never reports its network does not delay the connection', async () => {
    const wallet = new FakeSatsWallet(keys)
    wallet.answer('wallet_getNetwork', () => new Promise(() => {}))
    wallet.answer('getAddresses', () => ({ addresses: [{ address: first.payment, purpose: 'payment' }] }))
    const platform = createFakePlatform()
    const rpc = { request: () => Promise.reject(new Error('unused')) }
    const adapter = await bitcoinAdapter().load({ platform, rpc })
    const connector: Connector = { id: 'w', type: 'ANNOUNCED', name: 'W', chain: 'bip122', provider: wallet }
    const connecting = adapter.connect({ connector, network: signet })
    await platform.advance(limits.restore)
    expect((await connecting).chainId).toBe(signet.id)
  })

  test('changes its network on request or by itself, and reports its addresses on the new network', async () => {
    const wallet = new FakeSatsWallet(keys)
    const { adapter, session } = await open(wallet)
    const listener = createListener()
    adapter.watch(session, listener)
    await adapter.switchNetwork(session, signet)
    expect(wallet.paramsOf('wallet_changeNetwork')).toEqual([{ name: 'Signet' }])
    await settle()
    expect(listener.networkChanged.mock.calls).toEqual([[signet.id]])
    wallet.emit('networkChange', {
      bitcoin: { name: 'Mainnet' },
      addresses: [{ address: mainnetAddress, purpose: 'payment' }],
    })
    await settle()
    expect(listener.networkChanged).toHaveBeenLastCalledWith('000000000019d6689c085ae165831e93')
    expect(listener.accountsChanged.mock.lastCall?.[0]).toMatchObject([{ address: mainnetAddress }])
  })

  test('A wallet that cannot change its network, or does not change it, gives an error.', async () => {
    const wallet = new FakeSatsWallet(keys)
    const { adapter, session } = await open(wallet)
    wallet.answer('wallet_changeNetwork', () => null)
    await expect(adapter.switchNetwork(session, signet)).rejects.toMatchObject({ code: 'NETWORK_UNCHANGED' })
    wallet.fail('wallet_changeNetwork', -32601)
    await expect(adapter.switchNetwork(session, signet)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    wallet.fail('wallet_changeNetwork', -32000)
    await expect(adapter.switchNetwork(session, signet)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.answer('wallet_changeNetwork', () => null)
    wallet.fail('wallet_getAccount', -32603, 'broken')
    await expect(adapter.switchNetwork(session, signet)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
    // A wallet without `wallet_getAccount` cannot report its addresses on the new network.
    wallet.fail('wallet_getAccount', -32601)
    await expect(adapter.switchNetwork(session, signet)).rejects.toMatchObject({ code: 'NETWORK_UNCHANGED' })
    const unknown = { ...signet, id: 'ff' }
    await expect(adapter.switchNetwork(session, unknown)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })

  test('The connection ends without a request when the wallet changes to an account that it does not share.', async () => {
    const wallet = new FakeSatsWallet(keys)
    const { adapter, session } = await open(wallet)
    const listener = createListener()
    adapter.watch(session, listener)
    const asked = wallet.prompts
    wallet.shared = undefined
    wallet.emit('accountChange', { type: 'accountChange' })
    await settle()
    expect(listener.disconnected).toHaveBeenCalledOnce()
    expect(wallet.prompts).toBe(asked)
  })

  test('without a silent request is not restored, and errors have messages for the visitor', async () => {
    const wallet = new FakeSatsWallet(keys)
    const { adapter, connector, bitcoin } = await open(wallet)
    wallet.fail('wallet_getAccount', -32601)
    expect(await adapter.reconnect({ connector, network: testnet })).toBeNull()
    wallet.answer('wallet_getAccount', () => ({ addresses: [] }))
    expect(await adapter.reconnect({ connector, network: testnet })).toBeNull()
    wallet.fail('wallet_getAccount', -32603, 'broken')
    await expect(adapter.reconnect({ connector, network: testnet })).rejects.toMatchObject({ code: 'WALLET_FAILED' })
    for (const [code, ours] of [
      [-32000, 'USER_REJECTED'],
      [-32001, 'METHOD_NOT_SUPPORTED'],
      [-32002, 'NOT_CONNECTED'],
      [4001, 'USER_REJECTED'],
      [-1, 'WALLET_FAILED'],
    ] as const) {
      wallet.fail('signMessage', code)
      await expect(bitcoin.signMessage({ message: 'a', address: first.payment })).rejects.toMatchObject({ code: ours })
    }
  })
})

describe('Leather', () => {
  const addresses = [
    { symbol: 'BTC', type: 'p2wpkh', address: mainnetAddress, derivationPath: "m/84'/0'/0'/0/0" },
    { symbol: 'BTC', type: 'p2tr', address: mainnetTaproot },
    { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
  ]

  async function openLeather() {
    const wallet = new FakeSatsWallet(keys)
    wallet.answer('getAddresses', () => ({ addresses }))
    return { wallet, ...(await open(wallet, { id: 'LeatherProvider' })) }
  }

  test('gets requests with its own parameters', async () => {
    const { wallet, bitcoin, session } = await openLeather()
    expect(session.accounts).toMatchObject([
      { type: 'payment', path: "m/84'/0'/0'/0/0" },
      { type: 'ordinal' },
      { type: 'stx' },
    ])
    const psbt = unsignedPsbt(first, second.payment)
    wallet.answer('signPsbt', () => ({ hex: hex.encode(base64.decode(psbt)), txid: testTxid }))
    const signInputs = [{ address: mainnetAddress, index: 0 }]
    expect(await bitcoin.signPsbt({ psbt, signInputs, broadcast: true })).toEqual({ psbt, txid: testTxid })
    await bitcoin.sendTransfer({ recipient: mainnetTaproot, amount: BigInt(5) })
    wallet.answer('signMessage', () => ({ signature: signBip322(first, true, 'a') }))
    await bitcoin.signMessage({ message: 'a', address: mainnetTaproot })
    expect(wallet.paramsOf('signPsbt')).toMatchObject([
      { hex: hex.encode(base64.decode(psbt)), network: 'mainnet', broadcast: true, signAtIndex: [0] },
    ])
    expect(wallet.paramsOf('sendTransfer')).toEqual([{ address: mainnetTaproot, amount: '5' }])
    expect(wallet.paramsOf('signMessage')).toMatchObject([{ paymentType: 'p2tr' }])
  })

  test('has its accounts remembered while the page is open, because each request would open its window', async () => {
    const { wallet, adapter, connector, session } = await openLeather()
    const asked = wallet.calls.length
    expect((await adapter.reconnect({ connector, network: undefined }))?.accounts).toHaveLength(3)
    await adapter.disconnect(session)
    expect(await adapter.reconnect({ connector, network: undefined })).toBeNull()
    expect(wallet.calls).toHaveLength(asked)
  })
})

describe('OKX Wallet', () => {
  function createOkx() {
    const listeners = new Map<string, (event: unknown) => void>()
    return {
      listeners,
      connect: vi.fn<() => Promise<unknown>>(async () => ({
        address: mainnetAddress,
        publicKey: hex.encode(first.publicKey),
      })),
      getAccounts: vi.fn<() => Promise<unknown>>(async () => [mainnetAddress]),
      disconnect: vi.fn<() => Promise<void>>(async () => {}),
      signMessage: vi.fn<(message: string, type: string) => Promise<unknown>>(async () =>
        signBip322(first, false, 'a'),
      ),
      signPsbt: vi.fn<(psbt: string, options: unknown) => Promise<unknown>>(async (psbt) => psbt),
      pushPsbt: vi.fn<(psbt: string) => Promise<unknown>>(async () => testTxid),
      send: vi.fn<(request: unknown) => Promise<unknown>>(async () => ({ txhash: testTxid })),
      on: (event: string, listener: (event: unknown) => void) => void listeners.set(event, listener),
      removeListener: (event: string) => void listeners.delete(event),
    }
  }

  test('has one address on the main network, and requests of its own', async () => {
    const okx = createOkx()
    const { bitcoin, session } = await open(okx)
    expect(session).toMatchObject({ chainId: '000000000019d6689c085ae165831e93' })
    expect(session.accounts).toMatchObject([{ address: mainnetAddress, publicKey: hex.encode(first.publicKey) }])
    await bitcoin.signMessage({ message: 'a', address: mainnetAddress })
    expect(okx.signMessage).toHaveBeenCalledWith('a', 'bip322-simple')
    const psbt = unsignedPsbt(first, second.payment)
    const signInputs = [{ address: mainnetAddress, index: 0 }]
    expect(await bitcoin.signPsbt({ psbt, signInputs, broadcast: true })).toEqual({ psbt, txid: testTxid })
    expect(okx.pushPsbt).toHaveBeenCalledWith(hex.encode(base64.decode(psbt)))
    expect(await bitcoin.sendTransfer({ recipient: mainnetTaproot, amount: BigInt(150_000_001) })).toBe(testTxid)
    expect(okx.send).toHaveBeenCalledWith({ from: mainnetAddress, to: mainnetTaproot, value: '1.50000001' })
  })

  test('reports changes, is restored silently, and is disconnected', async () => {
    const okx = createOkx()
    const { adapter, session, connector } = await open(okx)
    const listener = createListener()
    const stop = adapter.watch(session, listener)
    await settle()
    okx.listeners.get('accountChanged')?.({ address: mainnetTaproot })
    expect(listener.accountsChanged.mock.lastCall?.[0]).toMatchObject([{ address: mainnetTaproot, type: 'payment' }])
    okx.listeners.get('accountChanged')?.(null)
    expect(listener.disconnected).toHaveBeenCalledOnce()
    stop()
    await settle()
    expect(okx.listeners.size).toBe(0)
    expect((await adapter.reconnect({ connector, network: undefined }))?.accounts).toHaveLength(1)
    okx.getAccounts.mockResolvedValue([])
    expect(await adapter.reconnect({ connector, network: undefined })).toBeNull()
    await adapter.disconnect(session)
    expect(okx.disconnect).toHaveBeenCalledOnce()
    await expect(adapter.switchNetwork(session, testnet)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })
})

describe('a paired wallet', () => {
  /** One namespace of a pairing, as the pairing connector provides it. */
  class FakePaired implements NamespaceProvider {
    readonly namespace = 'bip122'
    accounts: readonly string[] = [first.payment]
    chainReference = String(testnet.id)
    readonly asked: { method: string; params?: unknown }[] = []
    answer: (method: string) => unknown = () => null
    readonly listeners = new Map<string, (...args: never[]) => void>()
    endSession = vi.fn<() => Promise<void>>(async () => {})

    async request(args: { method: string; params?: unknown }): Promise<unknown> {
      this.asked.push(args)
      return this.answer(args.method)
    }

    isApproved = (id: string) => id === testnet.caipNetworkId || id === signet.caipNetworkId
    setChain(reference: string): void {
      this.chainReference = reference
    }
    on = (event: string, listener: (...args: never[]) => void) => void this.listeners.set(event, listener)
    removeListener = (event: string) => void this.listeners.delete(event)
    tell = (event: string) => this.listeners.get(event)?.()
  }

  const openPaired = async () => {
    const paired = new FakePaired()
    return { paired, ...(await open(paired, { id: 'walletConnect', type: 'WALLET_CONNECT' })) }
  }

  test('signs, sends and lists its addresses with the methods of the pairing', async () => {
    const { paired, bitcoin } = await openPaired()
    const account = first.payment
    const signature = signBip322(first, false, 'a')
    paired.answer = () => ({ signature: hex.encode(base64.decode(signature)) })
    expect(await bitcoin.signMessage({ message: 'a', address: account })).toBe(signature)
    const psbt = unsignedPsbt(first, second.payment)
    paired.answer = () => ({ psbt, txid: testTxid })
    const signInputs = [{ address: account, index: 0, sighashTypes: [1] }]
    expect(await bitcoin.signPsbt({ psbt, signInputs, broadcast: true })).toEqual({ psbt, txid: testTxid })
    expect(await bitcoin.sendTransfer({ recipient: second.payment, amount: BigInt(7) })).toBe(testTxid)
    paired.answer = () => [
      first.payment,
      { address: second.payment, publicKey: hex.encode(second.publicKey), path: "m/84'/0'" },
    ]
    expect(await bitcoin.getAccountAddresses()).toEqual([
      { address: first.payment, purpose: 'payment' },
      { address: second.payment, purpose: 'payment', publicKey: hex.encode(second.publicKey), path: "m/84'/0'" },
    ])
    // After the event, the signature of the new account is accepted.
    paired.answer = () => ({ signature: signBip322(second, false, 'a') })
    expect(await bitcoin.signMessage({ message: 'a', address: second.payment })).toBe(signBip322(second, false, 'a'))
    expect(paired.asked.slice(0, 3)).toEqual([
      { method: 'signMessage', params: { message: 'a', account, address: account, protocol: 'bip322' } },
      { method: 'signPsbt', params: { account, psbt, signInputs, broadcast: true } },
      { method: 'sendTransfer', params: { account, recipientAddress: second.payment, amount: '7' } },
    ])
  })

  test('reports changes, changes between its networks, and is disconnected', async () => {
    const { paired, adapter, session, connector } = await openPaired()
    const listener = createListener()
    const stop = adapter.watch(session, listener)
    await adapter.switchNetwork(session, signet)
    expect(listener.networkChanged).toHaveBeenCalledWith(signet.id)
    paired.accounts = [second.payment]
    paired.tell('accountsChanged')
    expect(listener.accountsChanged.mock.lastCall?.[0]).toMatchObject([{ address: second.payment, type: 'payment' }])
    expect(await adapter.reconnect({ connector, network: undefined })).not.toBeNull()
    paired.accounts = []
    paired.tell('disconnect')
    expect(listener.disconnected).toHaveBeenCalledOnce()
    stop()
    expect(paired.listeners.size).toBe(0)
    expect(await adapter.reconnect({ connector, network: undefined })).toBeNull()
    await adapter.disconnect(session)
    expect(paired.endSession).toHaveBeenCalledOnce()
  })

  test('Methods that the session does not allow, and networks that it does not approve, give errors.', async () => {
    const { paired, adapter, session, bitcoin } = await openPaired()
    paired.answer = () => {
      throw walletError(4200)
    }
    await expect(bitcoin.sendTransfer({ recipient: second.payment, amount: BigInt(7) })).rejects.toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
    })
    paired.isApproved = () => false
    await expect(adapter.switchNetwork(session, signet)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    await expect(open({}, { type: 'WALLET_CONNECT' })).rejects.toMatchObject({ code: 'WALLET_UNREACHABLE' })
  })
})
