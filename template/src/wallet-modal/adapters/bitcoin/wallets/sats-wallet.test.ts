// @vitest-environment node
import { hex } from '@scure/base'
import { describe, expect, test, vi } from 'vitest'
import { limits } from '../../../domain/limits'
import { createFakePlatform } from '../../../testing/fake-platform'
import { walletError } from '../../../testing/fake-wallet'
import { settle } from '../../../testing/settle'
import { findNetwork } from '../bitcoin-networks'
import type { SharedAccounts } from '../bitcoin-wallet'
import { FakeSatsWallet, testTxid } from '../testing/fake-sats-wallet'
import { testKey, unsignedPsbt } from '../testing/test-keys'
import { SatsWallet, isSatsProvider } from './sats-wallet'

const [first, second] = [testKey(1), testKey(2)]
const [mainnet, testnet, signet] = ['Mainnet', 'Testnet', 'Signet'].map(findNetwork)
const payment = { address: first.payment, purpose: 'payment' }
const message = 'Connect to your wallet'

function create(purposes: readonly string[] = ['payment', 'ordinals', 'stacks']) {
  const fake = new FakeSatsWallet([first, second])
  const platform = createFakePlatform()
  const wallet = new SatsWallet(fake, purposes, platform.after)
  const told: (SharedAccounts | null)[] = []
  const watch = () => wallet.watch((shared) => void told.push(shared))
  return { fake, wallet, platform, told, watch }
}

const addressesOf = (shared: SharedAccounts | null | undefined) => shared?.accounts.map(({ address }) => address)

test('A value is a sats-connect provider if it has a `request` function.', () => {
  expect(isSatsProvider({ request: () => {} })).toBe(true)
  for (const value of [undefined, null, 'wallet', {}, { request: true }]) expect(isSatsProvider(value)).toBe(false)
})

describe('connecting', () => {
  test('A wallet is asked again without the purpose of Stacks only if the wallet has refused this purpose.', async () => {
    const { fake, wallet } = create()
    fake.fail('getAddresses', -32602, 'unknown purpose')
    await expect(wallet.connect(testnet)).rejects.toMatchObject({ code: -32602 })
    expect(fake.paramsOf('getAddresses')).toEqual([
      { purposes: ['payment', 'ordinals', 'stacks'], message },
      { purposes: ['payment', 'ordinals'], message },
    ])
    const others = create(['payment'])
    others.fake.fail('getAddresses', -32602, 'unknown purpose')
    await expect(others.wallet.connect(testnet)).rejects.toMatchObject({ code: -32602 })
    expect(others.fake.paramsOf('getAddresses')).toHaveLength(1)
    expect(others.fake.paramsOf('wallet_connect')).toEqual([])
    // Any other error is passed on without a second request.
    fake.fail('getAddresses', -32603, 'broken')
    await expect(wallet.connect(testnet)).rejects.toMatchObject({ code: -32603 })
    expect(fake.paramsOf('getAddresses')).toHaveLength(3)
  })

  test('A wallet without getAddresses is asked by wallet_connect, with the network if the app names a network.', async () => {
    const { fake, wallet } = create()
    for (const code of [-32601, -32001]) {
      fake.fail('getAddresses', code)
      await wallet.connect(signet)
      await wallet.connect(undefined)
    }
    const addresses = ['payment', 'ordinals', 'stacks']
    const asked = [
      { addresses, message, network: 'Signet' },
      { addresses, message },
    ]
    expect(fake.paramsOf('wallet_connect')).toEqual([...asked, ...asked])
  })

  test('The network in the answer counts, else the network that the wallet reports on request, else the network of the addresses.', async () => {
    const { fake, wallet, platform } = create()
    const reference = async (wanted = signet) => (await wallet.connect(wanted)).reference
    fake.answer('getAddresses', () => ({ addresses: [payment], network: { bitcoin: { name: 'Testnet' } } }))
    expect(await reference()).toBe(testnet?.reference)
    expect(fake.paramsOf('wallet_getNetwork')).toEqual([])
    fake.answer('getAddresses', () => ({ addresses: [payment], bitcoin: { name: 'Testnet' } }))
    expect(await reference()).toBe(testnet?.reference)
    fake.answer('getAddresses', () => ({ addresses: [payment] }))
    fake.network = 'Testnet4'
    expect(await reference()).toBe(findNetwork('Testnet4')?.reference)
    for (const answer of [null, {}, { bitcoin: 'Testnet' }, { bitcoin: { name: 'New' } }, { network: 'Testnet' }]) {
      fake.answer('wallet_getNetwork', () => answer)
      expect(await reference()).toBe(signet?.reference)
    }
    expect(await reference(mainnet)).toBe(testnet?.reference)
    fake.answer('wallet_getNetwork', () => new Promise(() => {}))
    const late = reference()
    await platform.advance(limits.restore)
    expect(await late).toBe(signet?.reference)
    expect(platform.waiting()).toBe(0)
  })

  test('An answer without a valid address shares no account and no network.', async () => {
    const { fake, wallet } = create()
    fake.fail('wallet_getNetwork', -32601)
    for (const answer of [null, 'addresses', {}, { addresses: 'all' }, { addresses: [null, 7, { address: 'x' }] }]) {
      fake.answer('getAddresses', () => answer)
      expect(await wallet.connect(testnet)).toEqual({ accounts: [], reference: '' })
    }
  })

  test('The public key and the path of an address are taken as the wallet gives them.', async () => {
    const { fake, wallet } = create()
    const publicKey = hex.encode(first.publicKey)
    fake.answer('getAddresses', () => ({ addresses: [{ ...payment, publicKey, derivationPath: "m/84'" }] }))
    expect((await wallet.connect(testnet)).accounts).toEqual([
      { namespace: 'bip122', address: first.payment, type: 'payment', publicKey, path: "m/84'" },
    ])
  })
})

test('A wallet is restored as disconnected only if it answers that it is not connected. A wallet that does not support the silent request may still be connected.', async () => {
  const { fake, wallet } = create()
  fake.fail('wallet_getAccount', -32002)
  expect(await wallet.reconnect(testnet)).toBeNull()
  for (const [code, ours] of [
    [-32601, 'METHOD_NOT_SUPPORTED'],
    [-32000, 'USER_REJECTED'],
  ] as const) {
    fake.fail('wallet_getAccount', code)
    await expect(wallet.reconnect(testnet)).rejects.toMatchObject({ code: ours })
  }
})

describe('requests', () => {
  const rejecting = (thrown: unknown) =>
    new SatsWallet({ request: () => Promise.reject(thrown) }, [], createFakePlatform().after)

  test.each([
    [-32000, { code: 'USER_REJECTED' }],
    [-32001, { code: 'METHOD_NOT_SUPPORTED', details: 'no' }],
    [-32601, { code: 'METHOD_NOT_SUPPORTED', details: 'no' }],
    [-32002, { code: 'NOT_CONNECTED', hint: 'Connect the wallet again' }],
    [-32603, { code: -32603 }],
  ])(
    'The code %i of an error has the meaning of sats-connect, whether the wallet throws the error or answers with the error.',
    async (code, expected) => {
      const error = walletError(code)
      const { fake, wallet } = create()
      fake.fail('wallet_disconnect', code)
      await expect(wallet.disconnect()).rejects.toMatchObject(expected)
      for (const thrown of [error, { error }]) {
        const failure: unknown = await rejecting(thrown)
          .disconnect()
          .catch((caught: unknown) => caught)
        expect(failure).toMatchObject(expected)
        if (failure !== error) expect(failure).toMatchObject({ cause: error })
      }
    },
  )

  test('Any other value that the wallet throws is passed on unchanged.', async () => {
    for (const thrown of [undefined, 'no', { code: '-32000' }, { error: 'no' }])
      await expect(rejecting(thrown).disconnect()).rejects.toBe(thrown)
  })

  test('A wallet may answer with the bare result instead of a JSON-RPC response.', async () => {
    const answering = (answer: unknown) =>
      new SatsWallet({ request: async () => answer }, [], createFakePlatform().after).sendTransfer({
        from: { namespace: 'bip122', type: 'payment', address: first.payment },
        recipient: second.payment,
        amount: BigInt(5),
      })
    expect(await answering({ txid: testTxid })).toBe(testTxid)
    expect(await answering({ result: { txid: testTxid }, error: null })).toBe(testTxid)
    for (const answer of [undefined, testTxid, { result: testTxid }, { result: null }, {}])
      expect(await answering(answer)).toBeUndefined()
  })

  test('A transfer and a message have the parameters of sats-connect.', async () => {
    const { fake, wallet } = create()
    const { accounts } = await wallet.connect(testnet)
    const [account] = accounts
    if (!account) return expect.unreachable()
    await wallet.signMessage({ message: 'a', account, protocol: 'bip322' })
    await wallet.sendTransfer({ from: account, recipient: second.payment, amount: BigInt(5) })
    expect(fake.paramsOf('signMessage')).toEqual([{ address: first.payment, message: 'a', protocol: 'BIP322' }])
    expect(fake.paramsOf('sendTransfer')).toEqual([{ recipients: [{ address: second.payment, amount: 5 }] }])
    for (const answer of [null, 'signature', {}]) {
      fake.answer('signMessage', () => answer)
      expect(await wallet.signMessage({ message: 'a', account, protocol: 'ecdsa' })).toBeUndefined()
    }
  })

  test('The indexes of the inputs to sign are grouped by address. An answer without a PSBT is undefined.', async () => {
    const { fake, wallet } = create()
    const psbt = unsignedPsbt(first, second.payment)
    fake.answer('signPsbt', () => ({ psbt, txid: testTxid }))
    const inputs = [
      { address: first.payment, index: 2 },
      { address: first.taproot, index: 1 },
      { address: first.payment, index: 0 },
    ]
    const request = { psbt, signInputs: inputs, broadcast: true, reference: '', check: () => psbt }
    expect(await wallet.signPsbt(request)).toEqual({ psbt, txid: testTxid })
    const signInputs = { [first.payment]: [2, 0], [first.taproot]: [1] }
    expect(fake.paramsOf('signPsbt')).toEqual([{ psbt, broadcast: true, signInputs }])
    fake.answer('signPsbt', () => psbt)
    expect(await wallet.signPsbt(request)).toEqual({ psbt: undefined })
  })
})

describe('changes', () => {
  test('The accounts are read again when the wallet reports another account or network.', async () => {
    const { fake, wallet, told, watch } = create()
    await wallet.connect(testnet)
    watch()
    fake.share(second)
    await settle()
    fake.changeNetwork('Signet')
    await settle()
    expect(told.map(addressesOf)).toEqual([
      [second.payment, second.taproot],
      [second.payment, second.taproot],
    ])
    expect(told.map((shared) => shared?.reference)).toEqual([testnet?.reference, signet?.reference])
    fake.share(undefined)
    expect(told[2]).toBeNull()
  })

  test('After an event with addresses the wallet is not asked again. If the event names no network, the present network stays.', async () => {
    const { fake, wallet, told, watch } = create()
    fake.fail('wallet_getNetwork', -32601)
    fake.answer('getAddresses', () => ({ addresses: [payment] }))
    expect((await wallet.connect(signet)).reference).toBe(signet?.reference)
    watch()
    fake.emit('accountChange', { addresses: [{ address: second.payment, purpose: 'payment' }] })
    await settle()
    expect(told.map((shared) => [addressesOf(shared), shared?.reference])).toEqual([
      [[second.payment], signet?.reference],
    ])
    expect(fake.paramsOf('wallet_getAccount')).toEqual([])
    fake.emit('accountChange', { addresses: 'all' })
    await settle()
    expect(fake.paramsOf('wallet_getAccount')).toEqual([null])
  })

  test('The network of an event counts for accounts that are read afterwards, if their answer names no network.', async () => {
    const { fake, wallet, told, watch } = create()
    await wallet.connect(testnet)
    fake.fail('wallet_getNetwork', -32601)
    fake.answer('wallet_getAccount', () => ({ addresses: [payment] }))
    watch()
    fake.emit('networkChange', { network: { bitcoin: { name: 'Signet' } } })
    fake.emit('accountChange', undefined)
    await settle()
    expect(told.map((shared) => shared?.reference)).toEqual([signet?.reference])
  })

  test('Only the answer to the latest event is reported. Nothing is reported after the wallet has disconnected or the caller has stopped watching.', async () => {
    const { fake, wallet, told, watch } = create()
    await wallet.connect(testnet)
    const answers: ((value: unknown) => void)[] = []
    fake.answer('wallet_getAccount', () => new Promise((resolve) => void answers.push(resolve)))
    const answerOf = (address: string) => ({ addresses: [{ address }], network: { bitcoin: { name: 'Testnet' } } })
    const stop = watch()
    fake.emit('accountChange', {})
    fake.emit('accountChange', {})
    answers[1]?.(answerOf(second.payment))
    await settle()
    answers[0]?.(answerOf(first.payment))
    await settle()
    expect(told.map(addressesOf)).toEqual([[second.payment]])

    fake.emit('accountChange', {})
    fake.emit('disconnect', {})
    answers[2]?.(answerOf(first.payment))
    await settle()
    expect(told.slice(1)).toEqual([null])

    fake.emit('accountChange', {})
    stop()
    answers[3]?.(answerOf(first.payment))
    fake.emit('accountChange', {})
    fake.emit('disconnect', {})
    await settle()
    expect(told).toHaveLength(2)
    expect(answers).toHaveLength(4)
  })

  test('Accounts that cannot be read after an event end the connection.', async () => {
    const { fake, wallet, told, watch } = create()
    await wallet.connect(testnet)
    watch()
    fake.fail('wallet_getAccount', -32603)
    fake.emit('accountChange', {})
    await settle()
    expect(told).toEqual([null])
  })

  test('Watching does not throw if the wallet has no events, or if its `on` returns no function that removes the listener.', () => {
    const addListener = vi.fn<(event: string) => void>()
    for (const events of [{}, { addListener }, { addListener: 'none' }]) {
      const wallet = new SatsWallet({ request: async () => null, ...events }, [], createFakePlatform().after)
      expect(wallet.watch(() => {})).not.toThrow()
    }
    expect(addListener.mock.calls.map(([event]) => event)).toEqual(['accountChange', 'networkChange', 'disconnect'])
  })
})

test('If the wallet cannot switch networks on request, the error tells the visitor to switch the network in the wallet.', async () => {
  const { fake, wallet } = create()
  if (!signet) return expect.unreachable()
  fake.fail('wallet_changeNetwork', -32601)
  const failure: unknown = await wallet.switchNetwork(signet).catch((caught: unknown) => caught)
  expect(failure).toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    details: 'Signet',
    hint: 'Change the network in the wallet itself',
    cause: { code: 'METHOD_NOT_SUPPORTED' },
  })
})

test('If a wallet shares no account on the new network, it has no account after the switch.', async () => {
  const { fake, wallet } = create()
  if (!signet) return expect.unreachable()
  expect(await wallet.switchNetwork(signet)).toEqual({ accounts: [], reference: signet.reference })
  fake.shared = first
  expect(addressesOf(await wallet.switchNetwork(signet))).toEqual([first.payment, first.taproot])
})
