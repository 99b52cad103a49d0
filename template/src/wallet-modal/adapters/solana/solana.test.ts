// @vitest-environment node
import { settle } from '../../testing/settle'
import { Keypair, PublicKey, SystemProgram, Transaction, VersionedTransaction } from '@solana/web3.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { solanaAdapter } from '.'
import { fromBase58, toBase58 } from './base58'
import { fromBase64 } from './base64'
import { createListener } from '../../testing/fake-listener'
import { SolanaSession } from './session'
import { createSolanaTest, devnet, testnet } from './testing/create-solana-test'
import { readTransaction, withBlockhash } from './wire'
import { transfersOf } from '../../testing/chains/reader-members'

/** A connected wallet, and the provider that the host app gets. */
async function connected(options?: { sends?: boolean }) {
  const facts = await createSolanaTest(options)
  const session = await facts.connect()
  const listener = createListener()
  const stop = facts.adapter.watch(session, listener)
  const { provider } = session
  if (!(provider instanceof SolanaSession)) return expect.unreachable()
  const [first, second] = facts.keys
  const transfer = { from: first.address, to: second.address, value: BigInt(1_500_000_000), network: facts.networks[0] }
  return { ...facts, session, provider, listener, stop, transfer }
}

test('[C9-20] the solana adapter is loaded on demand, and finds wallets by the Wallet Standard', async () => {
  const descriptor = solanaAdapter()
  expect(descriptor).toMatchObject({ kind: 'solana', namespace: 'solana' })
  expect(descriptor.sources.map(({ kind }) => kind)).toEqual(['wallet-standard'])
  const { platform } = await createSolanaTest()
  const rpc = { request: () => Promise.reject(new Error('unused')) }
  expect((await descriptor.load({ platform, rpc })).kind).toBe('solana')
})

test('the wallet gets the app’s network, by its name in the standard', async () => {
  const { adapter, session, wallet, networks, transfer, svm } = await connected()
  await adapter.sendTransaction(session, transfer)
  await adapter.switchNetwork(session, networks[1])
  svm.answer('getGenesisHash', () => `${testnet}rest`)
  await adapter.sendTransaction(session, { ...transfer, network: networks[1] })
  expect(wallet.signed.slice(1)).toEqual([
    { kind: 'send', chain: 'solana:devnet' },
    { kind: 'send', chain: 'solana:testnet' },
  ])
  expect(session.provider).toMatchObject({ caipNetworkId: `solana:${testnet}` })
})

test('a wallet on other networks stays there, and is not switched to a network that it does not know', async () => {
  const { adapter, wallet, connect, networks, transfer } = await createSolanaTest().then((facts) => ({
    ...facts,
    transfer: { from: facts.keys[0].address, to: facts.keys[1].address, value: BigInt(1), network: facts.networks[0] },
  }))
  wallet.chains = ['solana:mainnet']
  const session = await connect()
  expect(session.chainId).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  await expect(adapter.switchNetwork(session, networks[0])).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    details: 'Solana Devnet',
  })
  await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  expect(wallet.prompts).toBe(1)
})

test('of a wallet for several namespaces, only valid Solana accounts are used, each once', async () => {
  const { adapter, connector, wallet, keys } = await createSolanaTest()
  const own = { address: keys[0].address, publicKey: keys[0].publicKey, chains: ['solana:devnet'], features: [] }
  const accounts = [
    { ...own, address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', chains: ['bitcoin:mainnet'] },
    own,
    { ...own, address: 'not an address' },
    own,
  ]
  const provider = Object.create(wallet, { accounts: { value: accounts } }) as object
  const session = await adapter.connect({ connector: { ...connector, provider }, network: undefined })
  expect(session.accounts.map(({ address }) => address)).toEqual([keys[0].address])
})

test('a wallet that refuses a silent request shares nothing', async () => {
  const { adapter, wallet, connector, networks } = await connected()
  wallet.isSilentRefused = true
  expect(await adapter.reconnect({ connector, network: networks[0] })).toBeNull()
})

test('a wallet whose features are invalid cannot be reached', async () => {
  const { adapter, connector, wallet } = await createSolanaTest()
  const features = { ...wallet.features, 'solana:signMessage': { signMessage: 'yes' } }
  const provider = { ...wallet, accounts: [], features }
  await expect(adapter.connect({ connector: { ...connector, provider }, network: undefined })).rejects.toMatchObject({
    code: 'WALLET_UNREACHABLE',
  })
})

test('the blockhash is renewed right before the wallet is asked', async () => {
  const { adapter, session, svm, networks, keys } = await connected()
  const reader = await adapter.loadReader?.()
  const request = { from: keys[0].address, to: keys[1].address, amount: BigInt(1_000_000_000) }
  const signal = new AbortController().signal
  const transaction = await transfersOf(reader).prepareTransfer({ request, network: networks[0], signal })
  svm.height += 1_000
  if (!transaction) return expect.unreachable()
  const seen: Uint8Array[] = []
  const send = vi.spyOn(SolanaSession.prototype, 'sendAs').mockImplementation(async (_, bytes) => {
    seen.push(bytes)
    return 'hash'
  })
  await adapter.sendTransaction(session, { ...transaction, network: networks[0] })
  send.mockRestore()
  const [before, after] = [transaction.data, seen[0]].map((bytes) =>
    readTransaction(
      typeof bytes === 'string' ? Uint8Array.from(Buffer.from(bytes, 'base64')) : (bytes ?? new Uint8Array()),
    ),
  )
  expect(after?.blockhash).not.toBe(before?.blockhash)
  expect(after?.instructions).toEqual(before?.instructions)
})

test('if a wallet only signs, the app sends exactly what it signed', async () => {
  const { adapter, session, wallet, svm, keys, networks, transfer, listener } = await connected({ sends: false })
  const hash = await adapter.sendTransaction(session, transfer)
  expect(wallet.signed.map(({ kind }) => kind)).toEqual(['connect', 'transaction'])
  expect(svm.balance(keys[1].address)).toBe(BigInt(11_500_000_000))
  expect(await adapter.waitForTransaction({ hash, network: networks[0] })).toBe('success')
  expect(listener.transactionSent).toHaveBeenCalledOnce()
})

test('A refusal of the network is reported with its reason, and nothing is sent.', async () => {
  const { adapter, session, svm, keys, transfer } = await connected({ sends: false })
  const sending = adapter.sendTransaction(session, { ...transfer, value: BigInt(10_000_000_000) })
  await expect(sending).rejects.toMatchObject({
    code: 'TRANSACTION_REFUSED',
    details: expect.stringMatching(/not enough SOL/),
  })
  expect(svm.balance(keys[1].address)).toBe(BigInt(10_000_000_000))
})

test('if an endpoint fails after the wallet has signed, the transaction is searched for', async () => {
  const { adapter, session, svm, networks, transfer, platform } = await connected({ sends: false })
  svm.unheard.add('sendTransaction')
  const hash = await adapter.sendTransaction(session, transfer)
  const reader = await adapter.loadReader?.()
  const query = { hash, network: networks[0], signal: new AbortController().signal }
  expect(await transfersOf(reader).getTransactionState(query)).toBe('unknown')
  const waiting = adapter.waitForTransaction({ hash, network: networks[0] }).catch((error: unknown) => error)
  await platform.advance(25_000)
  expect(await waiting).toMatchObject({ code: 'TIMED_OUT' })
  // The last block that accepts the transaction exists, but is not final yet.
  svm.height += 151 + svm.finalizedBehind - 1
  expect(await transfersOf(reader).getTransactionState(query)).toBe('unknown')
  // The blockhash has expired. The transaction can never be accepted, so sending again is safe.
  svm.height += 1
  expect(await transfersOf(reader).getTransactionState(query)).toBe('reverted')
  expect(await adapter.waitForTransaction({ hash, network: networks[0] })).toBe('reverted')
})

describe('a transaction that gets lost', () => {
  /** Sends a transaction that gets lost, with a wallet that sends by itself or only signs. `state` reads its state. */
  async function sendLost(sends: boolean, adjust?: (transaction: Uint8Array) => Uint8Array) {
    const facts = await connected({ sends })
    const { adapter, session, svm, wallet, networks, transfer } = facts
    if (adjust) wallet.adjust = adjust
    svm.isLosing = true
    const hash = await adapter.sendTransaction(session, transfer)
    const reader = await adapter.loadReader?.()
    const signal = new AbortController().signal
    const state = () => transfersOf(reader).getTransactionState({ hash, network: networks[0], signal })
    return { ...facts, state }
  }

  test.each([true, false])(
    'may be sent again once its blockhash has finally expired; sent by the wallet itself: %s',
    async (sends) => {
      const { svm, state } = await sendLost(sends)
      svm.height += 150 + svm.finalizedBehind
      expect(await state()).toBe('unknown')
      svm.height += 1
      expect(await state()).toBe('reverted')
    },
  )

  test.each([true, false])(
    'is unknown for good when the wallet put in another blockhash; sent by the wallet itself: %s',
    async (sends) => {
      const { svm, state } = await sendLost(sends, (transaction) =>
        withBlockhash(transaction, new Uint8Array(32).fill(7)),
      )
      svm.height += 100_000
      expect(await state()).toBe('unknown')
    },
  )

  test('is unknown while the answering node does not know the chain up to the expiry of the blockhash', async () => {
    const { svm, state } = await sendLost(true)
    svm.height += 1_000
    let slot = svm.height - svm.finalizedBehind - 1
    svm.answer('getSignatureStatuses', () => ({ context: { slot }, value: [null] }))
    expect(await state()).toBe('unknown')
    slot += 1
    expect(await state()).toBe('reverted')
  })

  test.each([[[]], [undefined], ['nothing'], [['nothing']]])(
    'is unknown when the answer about it cannot be read: %j',
    async (value) => {
      const { svm, state } = await sendLost(true)
      svm.height += 1_000
      svm.answer('getSignatureStatuses', () => ({ context: { slot: svm.height }, value }))
      expect(await state()).toBe('unknown')
    },
  )

  test('is searched for in the whole history', async () => {
    const { svm, state } = await sendLost(true)
    svm.height += 1_000
    await state()
    const asked = svm.calls.filter(({ method }) => method === 'getSignatureStatuses')
    expect(asked.length).toBeGreaterThan(1)
    for (const { params } of asked) expect(params[1]).toEqual({ searchTransactionHistory: true })
  })

  test('that arrives late is found', async () => {
    const { svm, state } = await sendLost(true)
    svm.height += 1_000
    svm.answer('getSignatureStatuses', () => ({
      context: { slot: svm.height },
      value: [svm.calls.at(-2)?.method === 'getEpochInfo' ? { confirmationStatus: 'finalized', err: null } : null],
    }))
    expect(await state()).toBe('success')
  })

  test('A network that does not report its height gives an error.', async () => {
    const { svm, state } = await sendLost(true)
    svm.height += 1_000
    svm.answer('getEpochInfo', () => ({ blockHeight: 'high' }))
    await expect(state()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
  })
})

test('a transaction that the network has already counts as sent', async () => {
  const { adapter, session, svm, transfer } = await connected({ sends: false })
  svm.answer('sendTransaction', () => {
    throw Object.assign(new Error('failed'), { code: -32002, data: { err: 'AlreadyProcessed' } })
  })
  expect(await adapter.sendTransaction(session, transfer)).toHaveLength(88)
})

test('The error of an endpoint that does not accept the transaction is reported.', async () => {
  const { adapter, session, svm, transfer } = await connected({ sends: false })
  svm.answer('sendTransaction', () => {
    throw new Error('Node is behind by 100 slots')
  })
  await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test('a transaction whose blockhash is not known stays unknown at any height', async () => {
  const { adapter, svm, networks } = await connected()
  svm.height += 100_000
  const reader = await adapter.loadReader?.()
  const query = { hash: toBase58(new Uint8Array(64)), network: networks[0], signal: new AbortController().signal }
  expect(await transfersOf(reader).getTransactionState(query)).toBe('unknown')
})

test('an accepted, unconfirmed transaction is pending, and a failed one is refused', async () => {
  const { adapter, svm, networks } = await connected()
  const reader = await adapter.loadReader?.()
  const stateWith = (status: unknown) => {
    svm.answer('getSignatureStatuses', () => ({ context: { slot: svm.height }, value: [status] }))
    const query = { hash: 'any', network: networks[0], signal: new AbortController().signal }
    return transfersOf(reader).getTransactionState(query)
  }
  expect(await stateWith({ confirmationStatus: 'processed', err: null })).toBe('pending')
  expect(await stateWith({ confirmationStatus: 'confirmed', err: null })).toBe('success')
  expect(await stateWith({ confirmationStatus: 'finalized', err: 'AccountInUse' })).toBe('reverted')
})

test('the host app’s provider signs bytes and transactions of either version, and its transactions are reported', async () => {
  const { provider, keys, svm, listener } = await connected()
  const [{ address, publicKey }] = keys
  expect(provider).toMatchObject({ address, publicKey, caipNetworkId: `solana:${devnet}` })
  const message = new TextEncoder().encode('bytes')
  expect(await provider.signMessage(message)).toEqual(keys[0].sign(message))

  const [from, to] = [new PublicKey(address), new PublicKey(keys[1].address)]
  const recentBlockhash = toBase58(new Uint8Array(32).fill(7))
  const legacy = new Transaction({ feePayer: from, recentBlockhash }).add(
    SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 2_000_000_000 }),
  )
  const bytes = Uint8Array.from(legacy.serialize({ requireAllSignatures: false }))
  const signed = await provider.signTransaction(bytes)
  expect(Transaction.from(signed).verifySignatures()).toBe(true)

  const versioned = new VersionedTransaction(legacy.compileMessage())
  const hash = await provider.signAndSendTransaction(versioned.serialize())
  expect(svm.balance(keys[1].address)).toBe(BigInt(12_000_000_000))
  expect(listener.transactionSent.mock.calls).toEqual([
    [{ hash, from: address, to: keys[1].address, value: BigInt(2_000_000_000), isCall: false, chainId: devnet }],
  ])
  const methods = listener.requestSettled.mock.calls
  expect(methods).toEqual([
    ['solana_signMessage', 'success'],
    ['solana_signTransaction', 'success'],
    ['solana_signAndSendTransaction', 'success'],
  ])
})

test('Invalid transactions are refused before the wallet is asked.', async () => {
  const { provider, wallet } = await connected()
  for (const bytes of [new Uint8Array(), Uint8Array.of(1, 2, 3), new Uint8Array(300).fill(255)])
    await expect(provider.signAndSendTransaction(bytes)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
  expect(wallet.prompts).toBe(1)
})

test('If the wallet answers a request to sign a message without a signature, signing fails with WALLET_FAILED.', async () => {
  const { adapter, session, wallet, keys } = await connected()
  wallet.features['solana:signMessage'] = { version: '1.0.0', signMessage: async () => [] }
  const signing = adapter.signMessage(session, 'hello', keys[0].address)
  await expect(signing).rejects.toMatchObject({ code: 'WALLET_FAILED', details: 'no signature' })
})

test('An account that is not shared cannot sign.', async () => {
  const { adapter, session } = await connected()
  const stranger = Keypair.generate().publicKey.toBase58()
  await expect(adapter.signMessage(session, 'hello', stranger)).rejects.toMatchObject({ code: 'NO_ACCOUNT' })
})

test('A wallet without a feature gives an error.', async () => {
  const { adapter, connector, wallet, keys, networks } = await createSolanaTest()
  const { 'standard:connect': connect } = wallet.features
  const features = { 'standard:connect': connect }
  const provider = { features, accounts: [] as readonly object[] }
  Object.defineProperty(provider, 'accounts', { get: () => wallet.accounts })
  const session = await adapter.connect({ connector: { ...connector, provider }, network: networks[0] })
  const [{ address }] = keys
  const transfer = { from: address, to: address, value: BigInt(1), network: networks[0] }
  await expect(adapter.signMessage(session, 'hello', address)).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
  await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
  adapter.watch(session, createListener())()
  await adapter.disconnect(session)
})

describe('Without WebSockets', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('A transfer is built, sent and confirmed by HTTP requests alone. Neither a WebSocket nor an EventSource is opened.', async () => {
    const opened = vi.fn<(url: string) => void>()
    class NoSocket {
      constructor(url: string) {
        opened(url)
        throw new Error('no sockets here')
      }
    }
    vi.stubGlobal('WebSocket', NoSocket)
    vi.stubGlobal('EventSource', NoSocket)
    const { adapter, session, svm, keys, networks } = await connected({ sends: false })
    const reader = await adapter.loadReader?.()
    if (!reader) return expect.unreachable()
    const [network] = networks
    const { signal } = new AbortController()
    const request = { from: keys[0].address, to: keys[1].address, amount: BigInt(5) }
    const transaction = await transfersOf(reader).prepareTransfer({ request, network, signal })
    svm.isLosing = true
    const hash = await adapter.sendTransaction(session, { ...transaction, network })
    expect(await transfersOf(reader).getTransactionState({ hash, network, signal })).toBe('unknown')
    svm.isLosing = false
    await svm.send(fromBase64(String(svm.calls.findLast(({ method }) => method === 'sendTransaction')?.params[0])))
    expect(await adapter.waitForTransaction({ hash, network })).toBe('success')
    expect(await transfersOf(reader).getTransactionState({ hash, network, signal })).toBe('success')
    expect(svm.calls.map(({ method }) => method)).toContain('getSignatureStatuses')
    expect(opened).not.toHaveBeenCalled()
  })
})

test('the bytes of a transaction are read like web3.js reads them', () => {
  const keys = Array.from({ length: 3 }, () => Keypair.generate().publicKey)
  const [from, to] = keys
  if (!from || !to) return expect.unreachable()
  const recentBlockhash = keys[2]?.toBase58() ?? ''
  const transaction = new Transaction({ feePayer: from, recentBlockhash }).add(
    SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 5 }),
  )
  const read = readTransaction(Uint8Array.from(transaction.serialize({ requireAllSignatures: false })))
  expect(read).toMatchObject({
    isLegacy: true,
    blockhash: recentBlockhash,
    instructions: [
      {
        program: SystemProgram.programId.toBase58(),
        accounts: [
          { address: from.toBase58(), isSigner: true, isWritable: true },
          { address: to.toBase58(), isSigner: false, isWritable: true },
        ],
      },
    ],
  })
  expect(fromBase58(read.blockhash)).toHaveLength(32)
})

test('the wallet gets no request for a cancelled transaction', async () => {
  const { adapter, connect, wallet, svm, keys, networks } = await createSolanaTest()
  const session = await connect()
  const prompts = wallet.prompts
  const leaving = new AbortController()
  let release = () => {}
  svm.answer('getLatestBlockhash', () => new Promise<void>((resume) => (release = resume)))
  const transfer = { from: keys[0].address, to: keys[1].address, value: BigInt(1), network: networks[0] }
  const sending = adapter.sendTransaction(session, { ...transfer, signal: leaving.signal })
  await settle()
  leaving.abort(new Error('left'))
  release()
  await expect(sending).rejects.toThrow('left')
  expect(wallet.prompts).toBe(prompts)
})

test('an account change before the first listener is noticed', async () => {
  const { adapter, connect, wallet, keys } = await createSolanaTest()
  const session = await connect()
  wallet.share([keys[1].address])
  const listener = createListener()
  adapter.watch(session, listener)
  await settle()
  expect(listener.accountsChanged).toHaveBeenCalledWith([expect.objectContaining({ address: keys[1].address })])
  expect(session.provider).toMatchObject({ address: keys[1].address })
})

test('a wallet that shares no account when listening begins is disconnected', async () => {
  const { adapter, connect, wallet } = await createSolanaTest()
  const session = await connect()
  wallet.share([])
  const listener = createListener()
  adapter.watch(session, listener)
  await settle()
  expect(listener.disconnected).toHaveBeenCalledOnce()
})

test.each([
  ['bytes that are no signature', [{ signature: new Uint8Array(32) }], 'the answer is not a signature'],
  ['no output', [], 'no signature'],
])(
  'If the wallet answers a request to send a transaction with %s, sending fails with WALLET_FAILED, and the listener hears of no transaction.',
  async (_, answer, details) => {
    const { adapter, session, wallet, transfer, listener } = await connected()
    const signAndSendTransaction = async () => answer
    wallet.features['solana:signAndSendTransaction'] = { version: '1.0.0', signAndSendTransaction }
    await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({ code: 'WALLET_FAILED', details })
    expect(listener.transactionSent).not.toHaveBeenCalled()
  },
)
