// @vitest-environment node
import { base64, hex } from '@scure/base'
import { expect, test, vi } from 'vitest'
import type { Account } from '../../../domain/account/account'
import { settle } from '../../../testing/settle'
import { mainnet } from '../bitcoin-networks'
import type { SharedAccounts } from '../bitcoin-wallet'
import { testTxid } from '../testing/fake-sats-wallet'
import { testKey, unsignedPsbt } from '../testing/test-keys'
import { OkxWallet, isOkxProvider } from './okx-wallet'

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const other = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const account: Account = { namespace: 'bip122', type: 'payment', address }
const psbt = unsignedPsbt(testKey(1), testKey(2).payment)

type Method = (...inputs: unknown[]) => Promise<unknown>

/** The Bitcoin object of OKX Wallet; its further methods come from the test. */
function create(methods: Record<string, unknown> = {}) {
  const okx = {
    connect: vi.fn<Method>(async () => ({ address })),
    getAccounts: vi.fn<Method>(async () => [address]),
    signPsbt: vi.fn<Method>(async () => 'signed'),
    pushPsbt: vi.fn<Method>(async () => testTxid),
    ...methods,
  }
  return { okx, wallet: new OkxWallet(okx) }
}

test('Only an object with all four methods counts as OKX Wallet.', () => {
  const { okx } = create()
  expect(isOkxProvider(okx)).toBe(true)
  for (const name of Object.keys(okx)) expect(isOkxProvider({ ...okx, [name]: true }), name).toBe(false)
  for (const value of [undefined, 'wallet', null]) expect(isOkxProvider(value)).toBe(false)
})

test('An answer without an address shares no account. A restored wallet without an address is not connected.', async () => {
  const { okx, wallet } = create()
  for (const answer of [undefined, null, 7, {}, { address: 'nonsense' }]) {
    okx.connect.mockResolvedValueOnce(answer)
    expect(await wallet.connect()).toEqual({ accounts: [], reference: mainnet.reference })
  }
  for (const answer of [undefined, address, []]) {
    okx.getAccounts.mockResolvedValueOnce(answer)
    expect(await wallet.reconnect()).toBeNull()
  }
  expect(await wallet.reconnect()).toEqual({ accounts: [account], reference: mainnet.reference })
  // Every address that OKX Wallet shares is for payments.
  okx.getAccounts.mockResolvedValueOnce([address, other])
  expect((await wallet.reconnect())?.accounts).toEqual([account, { ...account, address: other }])
})

test('The methods are called on the wallet. A missing method gives an error with its name.', async () => {
  const disconnect = vi.fn<Method>(async () => {})
  const { okx, wallet } = create({ disconnect })
  await wallet.disconnect()
  expect(disconnect.mock.contexts).toEqual([okx])
  await expect(create().wallet.disconnect()).rejects.toMatchObject({
    code: 'METHOD_NOT_SUPPORTED',
    details: 'disconnect',
  })
})

test('OKX Wallet is asked to sign with its own names of the protocols: ecdsa and bip322-simple.', async () => {
  const signMessage = vi.fn<Method>(async () => 'signature')
  const { wallet } = create({ signMessage })
  for (const protocol of ['ecdsa', 'bip322'] as const)
    expect(await wallet.signMessage({ message: 'a', account, protocol })).toBe('signature')
  expect(signMessage.mock.calls).toEqual([
    ['a', 'ecdsa'],
    ['a', 'bip322-simple'],
  ])
})

test('A PSBT is finalized and broadcast only if the app asks for a broadcast, and only after the signed PSBT was checked.', async () => {
  const { okx, wallet } = create()
  const check = vi.fn<(signed: unknown) => string>(() => psbt)
  const request = { psbt, signInputs: [{ address, index: 3 }], reference: '', check }
  expect(await wallet.signPsbt({ ...request, broadcast: false })).toEqual({ psbt: 'signed' })
  expect(okx.pushPsbt).not.toHaveBeenCalled()
  expect(await wallet.signPsbt({ ...request, broadcast: true })).toEqual({ psbt: 'signed', txid: testTxid })
  expect(okx.pushPsbt.mock.calls).toEqual([['signed']])
  expect(check.mock.calls).toEqual([['signed']])
  const asked = (autoFinalized: boolean) => [
    hex.encode(base64.decode(psbt)),
    { autoFinalized, toSignInputs: [{ index: 3, address }] },
  ]
  expect(okx.signPsbt.mock.calls).toEqual([asked(false), asked(true)])
})

test('A transfer is paid from the account in the request. OKX Wallet may answer with the transaction id or with an object that has a `txhash`.', async () => {
  const send = vi.fn<Method>(async () => testTxid)
  const { wallet } = create({ send })
  await wallet.connect()
  const transfer = { from: account, recipient: other, amount: BigInt(1) }
  expect(await wallet.sendTransfer(transfer)).toBe(testTxid)
  expect(send.mock.calls).toEqual([[{ from: address, to: other, value: '0.00000001' }]])
  send.mockResolvedValueOnce({ txhash: testTxid })
  expect(await wallet.sendTransfer(transfer)).toBe(testTxid)
  send.mockResolvedValueOnce({})
  expect(await wallet.sendTransfer(transfer)).toBeUndefined()
})

test('The wallet reports its account as a text or an object until the caller stops.', async () => {
  const listeners = new Map<string, (event: unknown) => void>()
  const on = vi.fn<Method>(async (event, listener) => void listeners.set(String(event), listener as () => void))
  const removeListener = vi.fn<Method>(async () => {})
  const { wallet } = create({ on, removeListener })
  const told: (SharedAccounts | null)[] = []
  const stop = wallet.watch((shared) => void told.push(shared))
  const heard = listeners.get('accountChanged')
  for (const event of [other, { address }, {}, undefined, 'nonsense']) heard?.(event)
  expect(told.map((shared) => shared?.accounts[0]?.address)).toEqual([other, address, undefined, undefined, undefined])
  expect(told.slice(2)).toEqual([null, null, null])
  stop()
  expect(removeListener.mock.calls).toEqual([['accountChanged', heard]])
})

test('A wallet without events can be followed and left without an error.', async () => {
  const { wallet } = create()
  expect(wallet.watch(() => {})).not.toThrow()
  // An unhandled rejection would fail the test.
  await settle()
})
