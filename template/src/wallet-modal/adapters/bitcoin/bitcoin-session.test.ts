// @vitest-environment node
import { hex } from '@scure/base'
import { expect, test, vi } from 'vitest'
import type { Account } from '../../domain/account/account'
import { completeNetwork } from '../../domain/networks/network'
import { createListener } from '../../testing/fake-listener'
import { walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { BitcoinSession } from './bitcoin-session'
import type { BitcoinWallet, SharedAccounts } from './bitcoin-wallet'
import { signet, testnet } from './testing/fake-esplora'
import { testTxid } from './testing/fake-sats-wallet'
import { signBip322, testKey, unsignedPsbt } from './testing/test-keys'

const [first, second] = [testKey(1), testKey(2)]
const stacks: Account = { namespace: 'bip122', type: 'stx', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' }
const account = (address: string, parts: Partial<Account> = {}): Account => ({
  namespace: 'bip122',
  type: 'payment',
  address,
  ...parts,
})
const sharing = (accounts: readonly Account[], { id } = testnet): SharedAccounts => ({
  accounts,
  reference: String(id),
})
const usual = sharing([account(first.payment)])
const maxSatoshis = BigInt(2_100_000_000_000_000)

/** A session with a scripted wallet, which shares the first account unless the test says otherwise. */
function create(parts: Partial<BitcoinWallet> = {}) {
  const changes = new Set<(shared: SharedAccounts | null) => void>()
  const wallet: BitcoinWallet = {
    connect: async () => usual,
    reconnect: async () => usual,
    disconnect: async () => {},
    watch(changed) {
      changes.add(changed)
      return () => void changes.delete(changed)
    },
    signMessage: async ({ message }) => signBip322(first, false, message),
    signPsbt: async ({ psbt }) => ({ psbt, txid: testTxid }),
    ...parts,
  }
  const session = new BitcoinSession(wallet, usual)
  const listener = createListener()
  const tell = (shared: SharedAccounts | null) => {
    for (const changed of changes) changed(shared)
  }
  return { session, listener, tell, changes }
}

test('A change in the wallet is reported once: as another account, another network, or both.', async () => {
  const { session, listener, tell } = create()
  session.watch(listener)
  await settle()
  tell(usual)
  expect(listener.accountsChanged).not.toHaveBeenCalled()
  expect(listener.networkChanged).not.toHaveBeenCalled()
  tell(sharing([account(second.payment)]))
  expect(listener.accountsChanged.mock.calls).toEqual([[[account(second.payment)]]])
  expect(listener.networkChanged).not.toHaveBeenCalled()
  tell(sharing([account(second.payment)], signet))
  expect(listener.networkChanged.mock.calls).toEqual([[signet.id]])
  expect(listener.accountsChanged).toHaveBeenCalledOnce()
  expect(session).toMatchObject({ reference: signet.id, accounts: [account(second.payment)] })
  expect(listener.disconnected).not.toHaveBeenCalled()
})

test.each([
  ['nothing', null],
  ['only an address of another chain', sharing([stacks])],
])('A wallet that shares %s any more is disconnected, during the visit and before its start.', async (_, shared) => {
  const { session, listener, tell } = create()
  session.watch(listener)
  await settle()
  tell(shared)
  expect(listener.disconnected).toHaveBeenCalledOnce()
  expect(listener.accountsChanged).not.toHaveBeenCalled()

  const before = create({ reconnect: async () => shared })
  before.session.watch(before.listener)
  await settle()
  expect(before.listener.disconnected).toHaveBeenCalledOnce()
  expect(before.listener.accountsChanged).not.toHaveBeenCalled()
})

test('The accounts are compared on the network of the session when a listener is added.', async () => {
  const reconnect = vi.fn<BitcoinWallet['reconnect']>(async () => sharing([account(second.payment), stacks]))
  const { session, listener } = create({ reconnect })
  session.watch(listener)
  await settle()
  expect(reconnect.mock.calls).toMatchObject([[{ reference: testnet.id }]])
  expect(listener.accountsChanged.mock.calls).toEqual([[[account(second.payment), stacks]]])
  expect(listener.disconnected).not.toHaveBeenCalled()
})

test('If the wallet still shares the same addresses, or does not answer when a listener is added, the listener hears of no change.', async () => {
  const sameAddresses = async () => sharing([account(first.payment, { publicKey: hex.encode(first.publicKey) })])
  for (const reconnect of [sameAddresses, () => Promise.reject(walletError(-32603))]) {
    const { session, listener } = create({ reconnect })
    session.watch(listener)
    await settle()
    for (const told of Object.values(listener)) expect(told).not.toHaveBeenCalled()
  }
})

test('An answer about the accounts is ignored if the wallet has reported a change meanwhile, or if the listener was stopped.', async () => {
  for (const late of [null, sharing([account(first.taproot)])]) {
    let answer: (shared: SharedAccounts | null) => void = () => {}
    const { session, listener, tell } = create({
      reconnect: () => new Promise((resolve) => void (answer = resolve)),
    })
    const stop = session.watch(listener)
    tell(sharing([account(second.payment)]))
    answer(late)
    await settle()
    expect(listener.disconnected).not.toHaveBeenCalled()
    expect(listener.accountsChanged).toHaveBeenCalledOnce()
    stop()

    const after = createListener()
    session.watch(after)()
    answer(late)
    await settle()
    expect(after.disconnected).not.toHaveBeenCalled()
    expect(session.accounts).toEqual([account(second.payment)])
  }
})

test('A stopped listener hears of no further change or request. The other listeners of the session still hear of both.', async () => {
  const { session, listener, tell, changes } = create()
  const other = createListener()
  const stop = session.watch(listener)
  session.watch(other)
  await settle()
  stop()
  expect(changes.size).toBe(1)
  tell(sharing([account(second.payment), account(first.payment)]))
  await session.signMessage({ message: 'a', address: first.payment })
  for (const told of Object.values(listener)) expect(told).not.toHaveBeenCalled()
  expect(other.accountsChanged).toHaveBeenCalledOnce()
  expect(other.requestStarted.mock.calls).toEqual([['signMessage']])
  expect(other.requestSettled.mock.calls).toEqual([['signMessage', 'success']])
})

test('If the visitor declines a request in the wallet, the listener gets the wallet’s error and the request rejects with USER_REJECTED.', async () => {
  const declined = walletError(4001)
  const { session, listener } = create({ signMessage: () => Promise.reject(declined) })
  session.watch(listener)
  const signing = session.signMessage({ message: 'a', address: first.payment })
  await expect(signing).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(listener.requestStarted.mock.calls).toEqual([['signMessage']])
  expect(listener.requestSettled.mock.calls).toEqual([['signMessage', 'error', declined]])
})

test('Only addresses that the wallet shares can sign, and the error says what to do.', async () => {
  const { session, listener } = create()
  session.watch(listener)
  for (const address of [second.payment, stacks.address, 'nonsense'])
    await expect(session.signMessage({ message: 'a', address })).rejects.toMatchObject({
      code: 'INVALID_ADDRESS',
      details: address,
      hint: 'Choose an address that the wallet shares',
    })
  expect(listener.requestStarted).not.toHaveBeenCalled()
})

test('The wallet is asked for further addresses. They are listed once, and are dropped when the wallet changes its account.', async () => {
  const publicKey = hex.encode(second.publicKey)
  const { session, listener, tell } = create({
    loadAddresses: async () => [
      account(first.payment, { publicKey }),
      account(second.payment, { publicKey, path: "m/84'/1'" }),
      account(second.taproot, { type: 'ordinal' }),
      stacks,
    ],
  })
  session.watch(listener)
  await settle()
  expect(await session.getAccountAddresses()).toStrictEqual([
    { address: first.payment, purpose: 'payment' },
    { address: second.payment, purpose: 'payment', publicKey, path: "m/84'/1'" },
    { address: second.taproot, purpose: 'ordinal' },
    { address: stacks.address, purpose: 'stx' },
  ])
  expect(listener.requestStarted.mock.calls).toEqual([['getAccountAddresses']])
  await expect(session.signMessage({ message: 'a', address: second.payment })).resolves.toBeTypeOf('string')
  tell(sharing([account(first.taproot)]))
  await expect(session.signMessage({ message: 'a', address: second.payment })).rejects.toMatchObject({
    code: 'INVALID_ADDRESS',
  })
})

test('If a wallet returns all its addresses when it connects, the adapter does not request further addresses.', async () => {
  const { session, listener, tell } = create()
  session.watch(listener)
  tell(sharing([account(second.payment), stacks]))
  expect(listener.disconnected).not.toHaveBeenCalled()
  expect(await session.getAccountAddresses()).toStrictEqual([
    { address: second.payment, purpose: 'payment' },
    { address: stacks.address, purpose: 'stx' },
  ])
  expect(listener.requestStarted).not.toHaveBeenCalled()
})

test('At most 21 million bitcoin can be sent, and a wallet without transfers is not asked.', async () => {
  const sendTransfer = vi.fn<() => Promise<unknown>>(async () => testTxid.toUpperCase())
  const { session, listener } = create({ sendTransfer })
  session.watch(listener)
  await expect(session.sendTransfer({ recipient: second.payment, amount: maxSatoshis })).resolves.toBe(testTxid)
  expect(listener.requestStarted.mock.calls).toEqual([['sendTransfer']])
  const tooMuch = session.sendTransfer({ recipient: second.payment, amount: maxSatoshis + BigInt(1) })
  await expect(tooMuch).rejects.toMatchObject({ code: 'INVALID_DECIMAL', details: '2100000000000001' })
  expect(sendTransfer.mock.calls).toEqual([
    [{ from: account(first.payment), recipient: second.payment, amount: maxSatoshis }],
  ])
  const sending = create().session.sendTransfer({ recipient: second.payment, amount: BigInt(1) })
  await expect(sending).rejects.toMatchObject({
    code: 'METHOD_NOT_SUPPORTED',
    details: 'transfers; have it sign a PSBT instead',
  })
})

test('A PSBT that the wallet has sent is reported with the address of its first input.', async () => {
  const { session, listener } = create()
  session.watch(listener)
  const signInputs = [{ address: first.payment, index: 0 }]
  const psbt = unsignedPsbt(first, second.payment)
  await session.signPsbt({ psbt, signInputs })
  expect(listener.transactionSent).not.toHaveBeenCalled()
  expect(await session.signPsbt({ psbt, signInputs, broadcast: true })).toEqual({ psbt, txid: testTxid })
  const sent = { hash: testTxid, from: first.payment, to: undefined, value: BigInt(0), isCall: true }
  expect(listener.transactionSent.mock.calls).toEqual([[sent]])
  // An app may leave the choice of the inputs to the wallet.
  await session.signPsbt({ psbt, signInputs: [], broadcast: true })
  expect(listener.transactionSent).toHaveBeenLastCalledWith({ ...sent, from: undefined })
})

test('If the wallet says that a PSBT was sent and gives no transaction id, the request fails and no transaction is reported.', async () => {
  const { session, listener } = create({ signPsbt: async ({ psbt }) => ({ psbt, txid: `${testTxid}00` }) })
  session.watch(listener)
  const signInputs = [{ address: first.payment, index: 0 }]
  const sending = session.signPsbt({ psbt: unsignedPsbt(first, second.payment), signInputs, broadcast: true })
  await expect(sending).rejects.toMatchObject({ code: 'WALLET_FAILED', details: 'no transaction id' })
  expect(listener.transactionSent).not.toHaveBeenCalled()
})

test('The wallet is asked to change its network only if the wanted network is another network.', async () => {
  const switchNetwork = vi.fn<NonNullable<BitcoinWallet['switchNetwork']>>(async () =>
    sharing([account(first.payment)], signet),
  )
  const { session, listener } = create({ switchNetwork })
  session.watch(listener)
  await session.switchNetwork(testnet)
  expect(switchNetwork).not.toHaveBeenCalled()
  await session.switchNetwork(signet)
  expect(listener.networkChanged.mock.calls).toEqual([[signet.id]])
  expect(session.reference).toBe(signet.id)
})

test('If the wallet cannot switch to a network, the switch fails with an error that names the network.', async () => {
  const refused = { code: 'CHAIN_NOT_SUPPORTED', hint: 'Choose another network' }
  await expect(create().session.switchNetwork(signet)).rejects.toMatchObject({ ...refused, details: signet.name })
  const switchNetwork = async () => usual
  const unknown = completeNetwork({ ...testnet, id: 'ff', name: 'Unknown' })
  const elsewhere = completeNetwork({ ...testnet, id: testnet.id, name: 'Elsewhere', chainNamespace: 'solana' })
  for (const network of [unknown, elsewhere])
    await expect(create({ switchNetwork }).session.switchNetwork(network)).rejects.toMatchObject({
      ...refused,
      details: network.name,
    })
})

test('A wallet that stays on its network, or has no account on the new network, has not changed its network.', async () => {
  for (const shared of [usual, sharing([], signet)]) {
    const { session, listener } = create({ switchNetwork: async () => shared })
    session.watch(listener)
    await expect(session.switchNetwork(signet)).rejects.toMatchObject({
      code: 'NETWORK_UNCHANGED',
      hint: 'Change the network in the wallet itself',
    })
    expect(session.reference).toBe(testnet.id)
    expect(listener.networkChanged).not.toHaveBeenCalled()
  }
  const { session } = create({ switchNetwork: () => Promise.reject(walletError(4001)) })
  await expect(session.switchNetwork(signet)).rejects.toMatchObject({ code: 'USER_REJECTED' })
})
