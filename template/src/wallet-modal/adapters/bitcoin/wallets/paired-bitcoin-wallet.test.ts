// @vitest-environment node
import { base64, hex } from '@scure/base'
import { expect, test, vi } from 'vitest'
import type { NamespaceProvider } from '../../../domain/networks/namespace-provider'
import { walletError } from '../../../testing/fake-wallet'
import { findNetwork } from '../bitcoin-networks'
import type { SharedAccounts } from '../bitcoin-wallet'
import { testTxid } from '../testing/fake-sats-wallet'
import { testKey, unsignedPsbt } from '../testing/test-keys'
import { PairedBitcoinWallet } from './paired-bitcoin-wallet'

const [first, second] = [testKey(1), testKey(2)]
const [mainnet, testnet, signet] = ['Mainnet', 'Testnet', 'Signet'].map(findNetwork)
const psbt = unsignedPsbt(first, second.payment)
/** One namespace of a pairing with two test networks, as the pairing connector provides it. */
class FakePaired implements NamespaceProvider {
  readonly namespace = 'bip122'
  accounts: readonly string[] = [first.payment]
  chainReference = String(testnet?.reference)
  readonly request = vi.fn<NamespaceProvider['request']>(async () => ({ psbt, txid: testTxid }))
  readonly endSession = vi.fn<() => Promise<void>>(async () => {})
  readonly #listeners = new Map<string, (...args: never[]) => void>()

  isApproved = (id: string) => [testnet, signet].some((network) => id === `bip122:${String(network?.reference)}`)
  setChain = (reference: string) => void (this.chainReference = reference)
  on = (event: string, listener: (...args: never[]) => void) => void this.#listeners.set(event, listener)
  removeListener = (event: string, listener: (...args: never[]) => void) =>
    void (this.#listeners.get(event) === listener && this.#listeners.delete(event))
  tell = (event: string) => this.#listeners.get(event)?.()

  share(...addresses: string[]): void {
    this.accounts = addresses
    this.tell('accountsChanged')
  }
}

function create() {
  const paired = new FakePaired()
  const wallet = new PairedBitcoinWallet(paired)
  const told: (SharedAccounts | null)[] = []
  const watch = () => wallet.watch((shared) => void told.push(shared))
  return { paired, request: paired.request, wallet, told, watch }
}

const account = { namespace: 'bip122', type: 'payment', address: first.payment } as const
const usual = { accounts: [account], reference: testnet?.reference }

test('A paired wallet shares the addresses of its session as payment addresses. When the session has lost its last address, the wallet shares no account.', async () => {
  const { wallet, paired } = create()
  expect(await wallet.connect()).toEqual(usual)
  expect(await wallet.reconnect()).toEqual(usual)
  paired.share()
  expect(await wallet.reconnect()).toBeNull()
  expect(paired.request).not.toHaveBeenCalled()
})

test('The changes of a session are reported until the caller stops: accounts, the network, and the end.', async () => {
  const { wallet, paired, told, watch } = create()
  const stop = watch()
  paired.share(second.payment, second.taproot)
  const accounts = [second.payment, second.taproot].map((address) => ({ ...account, address }))
  expect(told).toEqual([{ ...usual, accounts }])
  paired.share(first.payment)
  paired.setChain(String(signet?.reference))
  paired.tell('chainChanged')
  expect(told.slice(1)).toEqual([usual, { ...usual, reference: signet?.reference }])
  paired.share()
  expect(told.slice(3)).toEqual([null])
  paired.accounts = [first.payment]
  paired.tell('disconnect')
  expect(told.slice(4)).toEqual([null])
  stop()
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect']) paired.tell(event)
  expect(told).toHaveLength(5)
  await wallet.disconnect()
  expect(paired.endSession).toHaveBeenCalledOnce()
})

test('A paired wallet changes to a network of its session only.', async () => {
  const { wallet, paired } = create()
  if (!signet || !mainnet) return expect.unreachable()
  expect(await wallet.switchNetwork(signet)).toEqual({ ...usual, reference: signet.reference })
  await expect(wallet.switchNetwork(mainnet)).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    details: 'bitcoin:mainnet',
    hint: 'Choose another network',
  })
  expect(paired.chainReference).toBe(signet.reference)
})

test('All addresses of a paired wallet are payment addresses, given as texts or with their keys.', async () => {
  const { wallet, request } = create()
  const publicKey = hex.encode(second.publicKey)
  request.mockResolvedValueOnce([first.payment, { address: second.taproot, publicKey, path: "m/86'" }, null, 7])
  expect(await wallet.loadAddresses()).toEqual([
    account,
    { ...account, address: second.taproot, publicKey, path: "m/86'" },
  ])
  for (const answer of [null, first.payment, { addresses: [first.payment] }]) {
    request.mockResolvedValueOnce(answer)
    expect(await wallet.loadAddresses()).toEqual([])
  }
  expect(request.mock.calls[0]).toEqual([{ method: 'getAccountAddresses', params: {} }])
})

test('A signature in hex is converted to base64. Another text is passed on unchanged, and an answer without a signature is undefined.', async () => {
  const { wallet, request } = create()
  const sign = (answer: unknown) => {
    request.mockResolvedValueOnce(answer)
    return wallet.signMessage({ message: 'a', account: { ...account, address: second.payment }, protocol: 'ecdsa' })
  }
  expect(await sign({ signature: '00FFab' })).toBe(base64.encode(Uint8Array.of(0, 0xff, 0xab)))
  for (const text of ['abc=', '00FFa', 'x00ff', '00ffx']) expect(await sign({ signature: text })).toBe(text)
  expect(await sign({ signature: ['00ff'] })).toEqual(['00ff'])
  for (const answer of [null, '00ff', {}]) expect(await sign(answer)).toBeUndefined()
  expect(request.mock.calls[0]).toEqual([
    {
      method: 'signMessage',
      params: { message: 'a', account: first.payment, address: second.payment, protocol: 'ecdsa' },
    },
  ])
})

test('Sighash types are sent with an input only if the app names sighash types. An answer without a PSBT is undefined.', async () => {
  const { wallet, request } = create()
  const signInputs = [
    { address: first.payment, index: 0 },
    { address: second.payment, index: 1, sighashTypes: [1] },
  ]
  const asking = { psbt, signInputs, broadcast: true, reference: '', check: () => psbt }
  expect(await wallet.signPsbt(asking)).toEqual({ psbt, txid: testTxid })
  expect(request.mock.calls[0]).toEqual([
    { method: 'signPsbt', params: { account: first.payment, psbt, signInputs, broadcast: true } },
  ])
  request.mockResolvedValueOnce(psbt)
  expect(await wallet.signPsbt(asking)).toEqual({ psbt: undefined })
})

test('A transfer is requested with the account, the receiver and the amount. An answer without a `txid` has no transaction id.', async () => {
  const { wallet, request } = create()
  const transfer = { from: account, recipient: second.payment, amount: BigInt(7) }
  expect(await wallet.sendTransfer(transfer)).toBe(testTxid)
  expect(request.mock.calls[0]).toEqual([
    { method: 'sendTransfer', params: { account: first.payment, recipientAddress: second.payment, amount: '7' } },
  ])
  request.mockResolvedValueOnce(testTxid)
  expect(await wallet.sendTransfer(transfer)).toBeUndefined()
})

test('A method that the session does not allow gives an error, and other failures are passed on.', async () => {
  const { wallet, request } = create()
  const transfer = { from: account, recipient: second.payment, amount: BigInt(7) }
  const refused = walletError(4200, 'sendTransfer is not allowed')
  request.mockRejectedValueOnce(refused)
  const failure: unknown = await wallet.sendTransfer(transfer).catch((caught: unknown) => caught)
  expect(failure).toMatchObject({
    code: 'METHOD_NOT_SUPPORTED',
    details: 'sendTransfer is not allowed',
    cause: refused,
  })
  for (const thrown of [walletError(5000), 'no', undefined]) {
    request.mockRejectedValueOnce(thrown)
    await expect(wallet.sendTransfer(transfer)).rejects.toBe(thrown)
  }
})
