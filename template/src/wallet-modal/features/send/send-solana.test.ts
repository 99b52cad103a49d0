// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { Adapter, AdapterDescriptor } from '../../adapters/adapter'
import type { ChainReader, TransferReader } from '../../adapters/chain-reader'
import { accountError } from '../../domain/errors/account-errors'
import type { Connector } from '../../domain/wallets/connector'
import { createTestRoot } from '../../testing/create-test-root'
import { settle } from '../../testing/settle'
import { sendStoreOf } from './send-of-root'
import { formatsOf } from '../../locales/formats'
import { createLanguage } from '../../locales/create-language'
import { sendTexts } from './send-texts'
import { tokenFeeItems } from './token-fee'
import { sentTexts } from './testing/create-send'

const chainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const network = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
} as const
const sender = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const receiver = '9wFFyRfZBsuAha4YcuxcXLKwMxJR43S7fPfQLusDBzvT'
/** An address without a private key. */
const program = 'SysvarRent111111111111111111111111111111111'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const token = (symbol: string, numeric: string, decimals: number, address?: string) =>
  ({
    name: symbol,
    symbol,
    chainId,
    price: 0,
    quantity: { decimals: String(decimals), numeric },
    iconUrl: '',
    ...(address && { address: `${chainId}:${address}` as const }),
  }) as const

/** A connected account on Solana with 2 SOL and 30 dollars; a transfer costs 5,000 lamports. */
async function createSolanaSend() {
  const prepareTransfer = vi.fn<TransferReader['prepareTransfer']>(async ({ request }) => ({
    from: request.from,
    to: request.to,
    value: request.token ? BigInt(0) : request.amount,
    data: 'unsigned',
  }))
  const estimateFee = vi.fn<TransferReader['estimateFee']>(async () => ({
    gas: BigInt(20_000),
    fee: BigInt(5_000),
    maxFee: BigInt(5_000),
  }))
  const reader: ChainReader = {
    tokens: { getTokens: async () => [token('SOL', '2', 9), token('USDC', '30', 6, mint)] },
    checkAddress(address) {
      if (address.endsWith('x')) throw accountError('INVALID_ADDRESS', { details: address })
      return { address, ...(address === program && { isOffCurve: true }) }
    },
    transfers: { prepareTransfer, estimateFee, getTransactionState: async () => 'pending' },
  }
  const sendTransaction = vi.fn<Adapter['sendTransaction']>(async () => 'signature')
  const never = () => Promise.reject(new Error('not asked for'))
  const session = {
    provider: {},
    accounts: [{ namespace: 'solana', address: sender, type: 'eoa' }],
    chainId: network.id,
  } as const
  const adapter: Adapter = {
    kind: 'solana',
    connect: async () => session,
    reconnect: async () => null,
    disconnect: async () => {},
    watch: () => () => {},
    switchNetwork: never,
    getBalance: async () => ({ value: BigInt(2_000_000_000), decimals: 9, symbol: 'SOL' }),
    signMessage: never,
    sendTransaction,
    waitForTransaction: never,
    loadReader: async () => reader,
  }
  const descriptor: AdapterDescriptor = { kind: 'solana', namespace: 'solana', sources: [], load: async () => adapter }
  const { root, platform } = await createTestRoot({ networks: [network], adapters: [descriptor], wallet: null })
  const connector: Connector = { id: 'one', type: 'ANNOUNCED', name: 'One', chain: 'solana', provider: {} }
  await root.connection.connectExternal(connector)
  root.modal.show({ view: 'WalletSend' })
  const { tokens } = root.accountLoader.loaded
  await root.account.refreshBalance()
  await tokens.fetchTokenBalance({ force: true })
  await settle()
  const send = sendStoreOf(root)
  async function fill({ symbol, amount, to }: { symbol: string; amount: string; to: string }) {
    send.setToken(tokens.list.find((one) => one.symbol === symbol))
    send.setTokenAmount(amount)
    send.receiver.setText(to)
    await platform.advance(1_000)
  }
  async function confirm() {
    await send.flow.prepare()
    root.router.push({ view: 'WalletSendPreview', data: undefined })
    await send.flow.sendToken(sentTexts)
    await settle()
  }
  return { root, send, fill, confirm, prepareTransfer, estimateFee, sendTransaction }
}

test.each([
  ['SOL', '1.000000001', { amount: BigInt(1_000_000_001) }],
  ['USDC', '12.5', { amount: BigInt(12_500_000), token: mint, decimals: 6 }],
])(
  '[C2-21] After a transfer of %s on Solana, Account is shown with no back navigation.',
  async (symbol, amount, moved) => {
    const { root, fill, confirm, prepareTransfer, sendTransaction } = await createSolanaSend()
    await fill({ symbol, amount, to: receiver })
    await confirm()
    expect(prepareTransfer.mock.lastCall?.[0].request).toEqual({ from: sender, to: receiver, ...moved })
    expect(sendTransaction.mock.lastCall?.[1]).toMatchObject({ from: sender, to: receiver, data: 'unsigned' })
    expect([root.router.view, root.router.canGoBack]).toEqual(['Account', false])
    expect(root.modalStores.snack).toMatchObject({ message: 'Transaction started', variant: 'success' })
    const [sent] = root.accountLoader.loaded.sent.list
    expect(sent).toMatchObject({ hash: 'signature', chainId, to: receiver, amount, symbol })
  },
)

test('Everything but the fee can be sent.', async () => {
  const { send, fill } = await createSolanaSend()
  await fill({ symbol: 'SOL', amount: '1', to: receiver })
  await send.setMax()
  expect(send.sendTokenAmount).toBe('1.999995')
  await fill({ symbol: 'USDC', amount: '1', to: receiver })
  await send.setMax()
  expect(send.sendTokenAmount).toBe('30')
})

test('Max leaves the fee of sending everything, if that is more than the fee of sending nothing.', async () => {
  const { send, fill, estimateFee } = await createSolanaSend()
  await fill({ symbol: 'SOL', amount: '1', to: receiver })
  estimateFee.mockImplementation(async ({ transaction: { value } }) => {
    const fee = value > BigInt(0) ? BigInt(70_000) : BigInt(5_000)
    return { gas: BigInt(20_000), fee, maxFee: fee }
  })
  await send.setMax()
  expect(send.amount).toBe(BigInt(2_000_000_000 - 70_000))
})

test("The review's fee is that of its own transaction, not of the form's estimate.", async () => {
  const { send, fill, prepareTransfer, estimateFee } = await createSolanaSend()
  const offering = (data: string) =>
    prepareTransfer.mockImplementation(async ({ request: { from, to, amount } }) => ({ from, to, value: amount, data }))
  estimateFee.mockImplementation(async ({ transaction: { data } }) => {
    const fee = BigInt(data === 'busy' ? 25_000 : 5_000)
    return { gas: BigInt(20_000), fee, maxFee: fee }
  })
  offering('calm')
  await fill({ symbol: 'SOL', amount: '1', to: receiver })
  expect(send.quote.fee?.fee).toBe(BigInt(5_000))
  offering('busy')
  expect(await send.flow.prepare()).toMatchObject({ transaction: { data: 'busy' }, fee: { fee: BigInt(25_000) } })
  // If the network does not tell the fee, the wallet shows it.
  estimateFee.mockRejectedValue(new Error('no answer'))
  expect(await send.flow.prepare()).toMatchObject({ transaction: { data: 'busy' }, fee: undefined })
})

test("A token's own transfer fee is shown in the review, beside what the receiver gets.", async () => {
  const { send, fill, prepareTransfer } = await createSolanaSend()
  prepareTransfer.mockResolvedValue({
    from: sender,
    to: receiver,
    value: BigInt(0),
    data: 'unsigned',
    received: BigInt(12_374_999),
  })
  await fill({ symbol: 'USDC', amount: '12.5', to: receiver })
  const review = await send.flow.prepare()
  expect(
    review &&
      tokenFeeItems(review, sendTexts.english, formatsOf(createLanguage({ locale: 'en' }))).map(({ label, value }) => [
        label,
        value,
      ]),
  ).toEqual([
    ['Kept by the token', '0.125001 USDC'],
    ['Receiver gets', '12.374999 USDC'],
  ])
  prepareTransfer.mockReset()
})

test('A receiver is a Solana address in its own letter case.', async () => {
  const { send, fill } = await createSolanaSend()
  await fill({ symbol: 'SOL', amount: '1', to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
  expect([send.receiver.state, send.step]).toMatchObject([{ state: 'invalid', reason: 'address' }, 'invalidAddress'])
  await fill({ symbol: 'SOL', amount: '1', to: `${receiver.slice(0, -1)}x` })
  expect(send.receiver.state).toMatchObject({ state: 'invalid', reason: 'checksum' })
  await fill({ symbol: 'SOL', amount: '1', to: sender })
  expect(send.receiver.isOwnAddress).toBe(true)
  await fill({ symbol: 'SOL', amount: '1', to: sender.toUpperCase().replaceAll(/[0OIL]/g, 'z') })
  expect(send.receiver.isOwnAddress).toBe(false)
})

test('A transaction that the network already has must not be sent again.', async () => {
  const { send, fill, confirm, sendTransaction } = await createSolanaSend()
  sendTransaction.mockRejectedValue(accountError('TRANSACTION_REFUSED', { details: 'the network has it already' }))
  await fill({ symbol: 'SOL', amount: '1', to: receiver })
  await confirm()
  expect([send.flow.consent.doubt?.state, send.flow.canSend]).toEqual(['unclear', false])
})

test('Solana has no names here: a name is an invalid address, and no request is made.', async () => {
  const { send, root } = await createSolanaSend()
  const resolve = vi.fn()
  root.accountLoader.loaded.resolveName = resolve
  send.receiver.setText('mara.eth')
  await settle()
  expect(send.receiver.state).toEqual({ state: 'invalid', reason: 'address' })
  expect(send.receiver.hasNames).toBe(false)
  expect(resolve).not.toHaveBeenCalled()
})

test('An address that a program owns is accepted and marked.', async () => {
  const { send } = await createSolanaSend()
  send.receiver.setText(program)
  await settle()
  expect(send.receiver.state).toEqual({ state: 'ready', receiver: { address: program, isOffCurve: true } })
})

test('A request that is left before the wallet was asked is no doubt.', async () => {
  const { send, fill, root, sendTransaction } = await createSolanaSend()
  sendTransaction.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  )
  await fill({ symbol: 'SOL', amount: '1', to: receiver })
  await send.flow.prepare()
  root.router.push({ view: 'WalletSendPreview', data: undefined })
  const sending = send.flow.sendToken(sentTexts)
  await settle()
  root.accountLoader.loaded.approvals.cancel()
  await sending
  await settle()
  expect([send.flow.consent.doubt, send.flow.canSend]).toEqual([undefined, true])
})
